import { DEFAULT_VIEW, toListQuery } from "#lib/shop/domain/list/list-view.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import type { Hrefs } from "./alternates.ts";

/**
 * Canonical address and counterparts of one page of a list. Order and page size do not make another page. Lists differ
 * in length between languages, so pages after the first have no counterpart in other languages.
 */
export function pagedAddress(
  { locale }: Pick<SiteContext, "locale">,
  hrefs: Hrefs,
  page: number,
): { readonly canonical: string; readonly hrefs: Hrefs } {
  const canonical = `${hrefs[locale] ?? "/"}${toListQuery({ ...DEFAULT_VIEW, page })}`;
  return { canonical, hrefs: page > 1 ? { [locale]: canonical } : hrefs };
}
