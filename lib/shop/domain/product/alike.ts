import type { ProductCard } from "./product-card.ts";

/** As many products of a category are read to choose from. */
export const ALIKE_READ = 24;

const MOST = 8;

/** A category with fewer products than this says little about the kind: the one above it is taken. */
const FEWEST = 5;

interface Kind {
  readonly id: number;
  readonly productCount?: number | null;
}

/** The category whose products are of the same kind as one of them, from its way of categories, the widest first. */
export const kindOf = (way: readonly Kind[]): number | undefined =>
  (way.findLast(({ productCount }) => (productCount ?? FEWEST) >= FEWEST) ?? way[0])?.id;

/**
 * Products of the same kind beside one of them: those that can be had, the nearest in price first. Without the product
 * itself, what is sold out, and what has no page.
 */
export function alikeOf(cards: readonly ProductCard[], id: number): ProductCard[] {
  const own = cards.find((card) => card.id === id)?.price.final ?? null;
  const apart = ({ price: { final } }: ProductCard) =>
    own === null || final === null ? 0 : Math.abs(final - own);
  return cards
    .filter((card) => card.id !== id && card.slug !== "" && card.available)
    .sort((a, b) => apart(a) - apart(b))
    .slice(0, MOST);
}
