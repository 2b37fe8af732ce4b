import type { Category } from "#lib/shop/api/schemas/product-schema.ts";

/** The first category of the trees that meets the condition, with all its descendants. */
export function findCategory(
  trees: readonly Category[],
  fits: (category: Category) => boolean,
): Category | null {
  for (const category of trees) {
    if (fits(category)) return category;
    const below = findCategory(category.children, fits);
    if (below) return below;
  }
  return null;
}

/** The categories from a root down to the one with this id, itself included; empty when it is missing. */
export function pathTo(trees: readonly Category[], id: number): Category[] {
  for (const category of trees) {
    if (category.id === id) return [category];
    const below = pathTo(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** The categories with these ids, in that order. */
export const pickCategories = (trees: readonly Category[], ids: readonly number[]): Category[] =>
  ids.flatMap((id) => findCategory(trees, (category) => category.id === id) ?? []);
