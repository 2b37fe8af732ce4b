import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Category } from "#lib/shop/api/schemas/product-schema.ts";
import { findCategory } from "#lib/shop/domain/product/category-tree.ts";
import { read } from "#lib/web/data/read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** All product categories as trees, by id ascending (docs/contract.md §4.9). */
export const getCategoryTree = cache(async (context: SiteContext): Promise<Category[]> => {
  const list = await read(context, calls.product.web.category.filter, {
    input: { tree: true, sort: { field: "id", order: "asc" } },
    tags: ["categories"],
    shared: true,
  });
  return list?.items ?? [];
});

/** A category by its slug with its subcategories; null if there is none. */
export const getCategory = cache(
  async (context: SiteContext, slug: string): Promise<Category | null> => {
    const inTree = findCategory(
      await getCategoryTree(context),
      (category) => category.slug === slug,
    );
    const id = inTree?.id ?? (await idOf(context, slug));
    if (id === null) return null;
    // Tree entries may be incomplete: description, sorting and translations come from the category itself.
    const category = await read(context, calls.product.web.category.get, {
      params: { id },
      tags: ["categories", `category:${slug}`],
    });
    if (!category) return null;
    return { ...category, children: inTree?.children ?? category.children };
  },
);

/** For backends that return no tree. */
async function idOf(context: SiteContext, slug: string): Promise<number | null> {
  const list = await read(context, calls.product.web.category.filter, {
    input: { slug, limit: 1, page: 1, sort: { field: "id", order: "asc" } },
    tags: ["categories", `category:${slug}`],
  });
  return list?.items.find((category) => category.slug === slug)?.id ?? null;
}
