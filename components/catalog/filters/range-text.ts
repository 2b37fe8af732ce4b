import type { FilterView } from "#lib/domain/list/filter-view.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { formatPrice } from "#lib/utils/format.ts";

type RangeView = Pick<Extract<FilterView, { chosen: readonly string[] }>, "kind" | "code">;

/** One end of a range in the page's language; prices with their currency, dates and times in UTC. */
export function rangeEnd(
  { kind, code }: RangeView,
  end: string,
  { locale, currency }: Pick<SiteContext, "locale" | "currency">,
): string {
  if (kind === "number") {
    if (/price$/i.test(code)) return formatPrice(Number(end), currency, locale);
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(Number(end));
  }
  const date = new Date(kind === "date" ? `${end}T00:00Z` : `${end}Z`);
  if (Number.isNaN(date.getTime())) return end;
  return new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    ...(kind === "dateTime" ? { timeStyle: "short" as const } : {}),
    timeZone: "UTC",
  }).format(date);
}
