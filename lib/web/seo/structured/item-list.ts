import type { ItemList, WithContext } from "schema-dts";
import type { Route } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { addressOf } from "./address-json-ld.ts";

/** schema.org `ItemList` of addresses, in their order; null for an empty list. */
export function listData(
  context: Pick<SiteContext, "site" | "locale">,
  routes: readonly Route[],
): WithContext<ItemList> | null {
  if (routes.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: routes.length,
    itemListElement: routes.map((route, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: addressOf(context, route),
    })),
  };
}
