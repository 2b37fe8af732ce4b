import { plain, type ValueKind } from "#lib/domain/product/variant-model.ts";

export interface ValueLabels {
  readonly yes: string;
  readonly no: string;
}

/** A value of an attribute in the page's language; as it came where it is not what its type promises. Moments are UTC. */
export function formatValue(
  kind: ValueKind,
  text: string,
  locale: string,
  { yes, no }: ValueLabels,
): string {
  const value = plain(kind, text);
  if (kind === "yesNo") return value === "yes" ? yes : value === "no" ? no : text;
  if (kind === "number")
    return value !== "" && Number.isFinite(+value)
      ? new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(+value)
      : text;
  if (kind === "text") return text;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  return new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    ...(kind === "dateTime" ? { timeStyle: "short" } : {}),
    timeZone: "UTC",
  }).format(date);
}
