import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { ProductTag } from "#lib/shop/api/schemas/product-schema.ts";
import { read } from "#lib/web/data/read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The most tags of one product that are requested and shown. */
const MOST = 50;

/** A product tag by its slug, null where there is none (docs/contract.md §4.10). */
export const getProductTag = cache(
  async (context: SiteContext, slug: string): Promise<ProductTag | null> => {
    const list = await read(context, calls.product.web.tag.filter, {
      input: { slug, page: 1, limit: 1 },
      tags: ["products"],
    });
    return list?.items.find((tag) => tag.slug === slug) ?? null;
  },
);

/** The tags of a product that have a page. Tags that came as bare ids are looked up in one call. */
export async function listTagsOf(
  context: SiteContext,
  tags: readonly ProductTag[],
): Promise<ProductTag[]> {
  const own = [...new Map(tags.map((tag) => [tag.id, tag])).values()].slice(0, MOST);
  const ids = own.filter(({ slug }) => slug === "").map(({ id }) => id);
  const found =
    ids.length === 0
      ? null
      : await read(context, calls.product.web.tag.filter, {
          input: { ids, page: 1, limit: ids.length },
          tags: ["products"],
        });
  return own
    .map((tag) => found?.items.find(({ id }) => id === tag.id) ?? tag)
    .filter(({ name, slug }) => name !== "" && slug !== "");
}
