import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Page } from "#lib/shop/api/schemas/list.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import {
  LIST_FIELDS,
  type ProductCard,
  toProductCard,
} from "#lib/shop/domain/product/product-card.ts";
import { type Fact, toFacts } from "#lib/shop/domain/product/product-facts.ts";
import { type ProductQuery, toProductRequest } from "#lib/shop/domain/product/product-query.ts";
import type { TagName } from "#lib/web/cache/tags.ts";
import { markOtherView } from "#lib/web/data/mark-other-view.ts";
import { ownSlug } from "#lib/web/data/own-slug.ts";
import { read } from "#lib/web/data/read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** One product by its slug; null if there is none or it is archived: its page is then a 404. */
export const getProduct = cache(
  async (context: SiteContext, slug: string): Promise<Product | null> => {
    const product = await read(context, calls.product.web.get, {
      input: { slug, store: context.storeId, currency: context.currency.id },
      tags: ["products", `product:${slug}`],
    });
    return product?.archived ? null : product;
  },
);

/** The product's own slug if it was found under another one; null if it is shown under the requested one. */
export const ownSlugOf = (
  context: SiteContext,
  product: Product,
  asked: string,
): Promise<string | null> =>
  ownSlug(asked, product.slug, async (slug) =>
    // No address can lead to a slug that contains a slash.
    /[/\\]/.test(slug) ? undefined : (await getProduct(context, slug))?.slug,
  );

/**
 * A page of products as cards. A page above the total is ignored: the first is read instead (docs/screens.md §3.10).
 */
export async function listProducts(
  context: SiteContext,
  query: ProductQuery,
  tags: readonly TagName[] = [],
): Promise<Page<ProductCard>> {
  const list = await read(context, calls.product.web.filter, {
    input: { ...toProductRequest(query), select: [...LIST_FIELDS] },
    tags: ["products", ...tags],
  });
  const page = query.page ?? 1;
  const isBeyond = page > 1 && page > (list?.totalPages ?? 1);
  if (isBeyond) await markOtherView();
  if (!list) return { items: [], page: 1, perPage: query.limit ?? 10, totalPages: 1, total: 0 };
  if (isBeyond) return listProducts(context, { ...query, page: 1 }, tags);
  return {
    ...list,
    page,
    items: list.items.filter(({ archived }) => !archived).map(toProductCard),
  };
}

/** Products by their ids, in the given order: cross-sell and hand-picked sections. Variants are read too. */
export async function listProductsById(
  context: SiteContext,
  ids: readonly number[],
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { items } = await listProducts(context, {
    filters: [{ key: "id", value: [...ids] }],
    limit: ids.length,
  });
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** The stock of products by id; products that are not found are left out. */
export async function getStocks(
  context: SiteContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Product["stock"]>> {
  if (ids.length === 0) return new Map();
  const list = await read(context, calls.product.web.filter, {
    input: toProductRequest({ filters: [{ key: "id", value: [...ids] }], limit: ids.length }),
    tags: ["products"],
  });
  return new Map((list?.items ?? []).map(({ id, stock }) => [id, stock]));
}

/**
 * The details of a product with their labels. A product carries codes and option ids only; their labels come from the
 * layered navigation of a list that holds nothing but this product.
 */
export const getProductFacts = cache(async (context: SiteContext, id: number): Promise<Fact[]> => {
  const filters = await read(context, calls.product.layered.navigation, {
    input: {
      filters: [
        { key: "archived", value: false },
        { key: "id", value: [id] },
      ],
    },
    tags: ["products"],
  });
  return toFacts(filters ?? []);
});
