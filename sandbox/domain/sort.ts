import { type Product, textIn } from "../database/documents.ts";
import { finalCents } from "./prices.ts";

export const SORT_FIELDS = ["id", "finalPrice", "name", "categoryPriority"] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** Sorts a copy. Ties are sorted by id, newest first, so that pages never overlap. */
export function sortProducts(
  products: readonly Product[],
  field: SortField,
  order: "asc" | "desc",
  language: string,
): Product[] {
  const sign = order === "asc" ? 1 : -1;
  const collator = new Intl.Collator(language);
  return products.toSorted(
    (a, b) => sign * compare(a, b, field, collator, language) || b.id - a.id,
  );
}

function compare(
  a: Product,
  b: Product,
  field: SortField,
  collator: Intl.Collator,
  language: string,
): number {
  switch (field) {
    case "id":
      return a.id - b.id;
    case "finalPrice":
      return finalCents(a) - finalCents(b);
    case "categoryPriority":
      return a.categoryPriority - b.categoryPriority;
    case "name":
      return collator.compare(textIn(a.name, language), textIn(b.name, language));
  }
}
