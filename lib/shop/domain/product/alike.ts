import type { ProductCard } from "./product-card.ts";

/** As many products of a category are read to choose from. */
export const ALIKE_READ = 24;

const MOST = 8;

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
