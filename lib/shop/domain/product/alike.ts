import type { ProductCard } from "./product-card.ts";

/** Number of a category's products to choose from. */
export const ALIKE_READ = 24;

const MOST = 8;

/** A category with fewer products says little about the kind: a wider one is used. */
const FEWEST = 5;

/** A category of a product, with the first of its products. */
export interface Kind {
  readonly name: string;
  /** All products in it. */
  readonly total: number;
  readonly cards: readonly ProductCard[];
}

/**
 * Similar products, closest in price first. Without the product itself, sold-out products, and those without a page.
 */
export function alikeOf(cards: readonly ProductCard[], own: ProductCard): ProductCard[] {
  const apart = ({ price: { final } }: ProductCard) =>
    own.price.final === null || final === null ? 0 : Math.abs(final - own.price.final);
  return cards
    .filter((card) => card.id !== own.id && card.slug !== "" && card.available)
    .sort((a, b) => apart(a) - apart(b))
    .slice(0, MOST);
}

/** The narrowest of a product's categories with enough products, otherwise the widest. */
export function kindOf(kinds: readonly Kind[]): Kind | undefined {
  const sorted = kinds.filter(({ name }) => name !== "").sort((a, b) => a.total - b.total);
  return sorted.find(({ total }) => total >= FEWEST) ?? sorted.at(-1);
}
