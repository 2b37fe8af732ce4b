import type { MouseEvent } from "react";
import { browserCookie, YEAR_COOKIE_DAYS } from "#lib/browser/cookie.ts";

/** Names of a query that mean another thing, or nothing, in another language. */
const DROPPED_PARAMS = ["page", "cartItemId", "renewed"] as const;

/** A language's link with the query of the page being shown: order, filters, chosen options, `editPage`. */
export function hrefWithQuery(href: string, search = location.search): string {
  const query = new URLSearchParams(search);
  for (const name of DROPPED_PARAMS) query.delete(name);
  // Commas stand between the values of a filter (docs/contract.md §7.1): they stay readable.
  const text = query.toString().replace(/%2C/g, ",");
  return text ? `${href.split("?")[0]}?${text}` : href;
}

/** Not for a new tab or window, which leaves this page as it is. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The language somebody chose by hand, for 365 days (docs/screens.md §1.2). Nothing is redirected by it. */
export const rememberLanguage = browserCookie("locale", YEAR_COOKIE_DAYS).write;
