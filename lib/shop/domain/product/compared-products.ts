import type { ProductCard } from "./product-card.ts";
import type { Fact } from "./product-facts.ts";

/** A product beside others. */
export interface ComparedProduct {
  readonly card: ProductCard;
  readonly facts: readonly Fact[];
}

/** One fact of all compared products, in their order; null where a product does not have it. */
export interface ComparedRow {
  readonly code: string;
  readonly label: string;
  readonly cells: readonly (Fact | null)[];
  /** Whether the products differ in it. */
  readonly differs: boolean;
}

/** The attributes of several products side by side, those that most of them have first. */
export function toComparedRows(products: readonly ComparedProduct[]): ComparedRow[] {
  const facts = products.flatMap((product) => product.facts);
  const codes = [...new Set(facts.map(({ code }) => code))];
  const rows = codes.map((code) => {
    const cells = products.map((product) => product.facts.find((one) => one.code === code) ?? null);
    const label = cells.find((cell) => cell !== null)?.label ?? code;
    const texts = cells.map((cell) => JSON.stringify(cell?.values.toSorted() ?? null));
    return { code, label, cells, differs: new Set(texts).size > 1 };
  });
  const filled = ({ cells }: ComparedRow) => cells.filter((cell) => cell !== null).length;
  return rows.toSorted((a, b) => filled(b) - filled(a));
}

/** Products of different kinds: each has facts, and no two of them have one in common. */
export const areOfDifferentKinds = (products: readonly ComparedProduct[]): boolean =>
  products.length > 1 &&
  products.every(({ facts }) => facts.length > 0) &&
  toComparedRows(products).every(({ cells }) => cells.filter(Boolean).length === 1);
