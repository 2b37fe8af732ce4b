import type { ItemList, WithContext } from "schema-dts";

/** The things of a list in their order, by their absolute addresses; null for an empty list. */
export function listData(urls: readonly string[]): WithContext<ItemList> | null {
  if (urls.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: urls.length,
    itemListElement: urls.map((url, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url,
    })),
  };
}
