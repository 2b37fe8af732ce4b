import { dateFormat } from "#lib/base/utils/intl.ts";
import { formatPrice } from "#lib/base/utils/numbers/format.ts";
import { formatNumber } from "#lib/base/utils/numbers/number-format.ts";
import type { FilterView } from "#lib/shop/domain/list/filter-view.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

type RangeView = Pick<Extract<FilterView, { chosen: readonly string[] }>, "kind" | "code">;

/** One end of a range in the page's language; prices with their currency, dates and times in UTC. */
export function rangeEnd(
  { kind, code }: RangeView,
  end: string,
  { locale, currency }: Pick<SiteContext, "locale" | "currency">,
): string {
  if (kind === "number") {
    if (/price$/i.test(code)) return formatPrice(Number(end), currency, locale);
    return formatNumber(Number(end), locale, 4);
  }
  const date = new Date(kind === "date" ? `${end}T00:00Z` : `${end}Z`);
  if (Number.isNaN(date.getTime())) return end;
  return dateFormat(locale, {
    dateStyle: "medium",
    ...(kind === "dateTime" ? { timeStyle: "short" as const } : {}),
    timeZone: "UTC",
  }).format(date);
}
