/**
 * The fields of a link for its target (docs/contract.md §5.4), in the order in which a link without a type is searched for
 * its address and label. A link has one of them.
 */
export const LINK_ENTITIES = [
  "post",
  "page",
  "product",
  "service",
  "productCategory",
  "category",
  "blogCategory",
  "tag",
  "event",
] as const;
export type LinkEntity = (typeof LINK_ENTITIES)[number];
