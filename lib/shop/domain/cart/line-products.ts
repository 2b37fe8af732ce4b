import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { readLineOptions } from "./line.ts";

/**
 * The product fields that the cart view needs, in one request (docs/contract.md §4.3: a `select` is obeyed exactly).
 */
export const LINE_FIELDS = [
  "id",
  "name",
  "type",
  "format",
  "stock",
  "retailPrice",
  "finalPrice",
  "membershipPrice",
  "crossSellProducts",
] as const;

/** Ids of everything in the cart, the parts of bundles included; sorted, so that they make one key. */
export const productIds = (cart: Pick<Cart, "items"> | null): number[] =>
  [
    ...new Set(
      (cart?.items ?? []).flatMap((item) => [
        item.productId,
        ...readLineOptions(item).bundleOptions.map(({ id }) => id),
      ]),
    ),
  ].sort((a, b) => a - b);

/** Main products of lines that are variants: they list the cross-sell products. At most `most`. */
export const mainSlugs = (cart: Pick<Cart, "items"> | null, most = 3): string[] =>
  [
    ...new Set(
      (cart?.items ?? []).flatMap(({ productData: { slug, mainProductSlug, ...shown } }) =>
        mainProductSlug !== "" && (!shown.isVisibleIndividually || mainProductSlug !== slug)
          ? [mainProductSlug]
          : [],
      ),
    ),
  ]
    .sort()
    .slice(0, most);
