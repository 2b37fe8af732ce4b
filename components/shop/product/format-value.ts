import { dateFormat } from "#lib/base/utils/intl.ts";
import { formatNumber } from "#lib/base/utils/numbers/number-format.ts";
import { plain, type ValueKind } from "#lib/shop/domain/product/variant-model.ts";

export interface ValueLabels {
  readonly yes: string;
  readonly no: string;
}

/**
 * Formats an attribute's value in the page's language; a value that does not match its type is returned unchanged.
 * Dates and times are in UTC.
 */
export function formatValue(
  kind: ValueKind,
  text: string,
  locale: string,
  { yes, no }: ValueLabels,
): string {
  const value = plain(kind, text);
  if (kind === "yesNo") return value === "yes" ? yes : value === "no" ? no : text;
  if (kind === "number")
    return value !== "" && Number.isFinite(+value) ? formatNumber(+value, locale, 6) : text;
  if (kind === "text") return text;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  return dateFormat(locale, {
    dateStyle: "long",
    ...(kind === "dateTime" ? { timeStyle: "short" } : {}),
    timeZone: "UTC",
  }).format(date);
}
