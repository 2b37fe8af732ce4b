import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { CARD_FIELDS } from "#lib/shop/domain/product/product-card.ts";
import { toProductRequest } from "#lib/shop/domain/product/product-query.ts";
import { read } from "#lib/web/data/read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The products of a bundle's parts that are still sold, with their custom options. */
export const listBundleParts = cache(
  async (context: SiteContext, bundle: Product): Promise<readonly Product[]> => {
    const ids = [...new Set(bundle.bundles.map(({ product }) => product.id))];
    if (bundle.format !== "bundle" || ids.length === 0) return [];
    const request = toProductRequest({
      filters: [{ key: "id", value: ids }],
      limit: ids.length,
    });
    const list = await read(context, calls.product.web.filter, {
      input: { ...request, select: [...CARD_FIELDS, "customOptions"] },
      tags: ["products"],
    });
    return (list?.items ?? []).filter(({ archived }) => !archived);
  },
);

/** The full product of each bundle part, with its variants; null if it is no longer sold. */
export const readBundleParts = cache(
  async (context: SiteContext, bundle: Product): Promise<readonly (Product | null)[]> => {
    const { storeId: store, currency } = context;
    const ids = [...new Set(bundle.bundles.map(({ product }) => product.id))];
    const found = await Promise.all(
      ids.map((id) =>
        read(context, calls.product.web.get, {
          input: { id, store, currency: currency.id },
          tags: ["products"],
        }),
      ),
    );
    const parts = new Map(ids.map((id, place) => [id, found[place]]));
    return bundle.bundles.map(({ product }) => {
      const part = parts.get(product.id);
      return part && !part.archived ? part : null;
    });
  },
);

/** A bundle that contains a product. */
interface HoldingBundle {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** The bundles that contain a product (docs/contract.md §4.2); those without a name or a page are left out. */
export async function listBundlesHolding(
  context: SiteContext,
  productId: number,
): Promise<HoldingBundle[]> {
  const bundles = await read(context, calls.product.checkBundles, {
    input: { product: productId },
    tags: ["products"],
  });
  return (bundles ?? []).filter(({ name, slug }) => name !== "" && slug !== "");
}
