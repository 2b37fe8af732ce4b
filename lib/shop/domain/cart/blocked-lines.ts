import type { CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { isInStock } from "#lib/shop/domain/product/buyable.ts";

/** A line of the cart that the stock does not cover. */
export interface BlockedLine {
  readonly item: CartItem;
  /** Pieces that the line can have; 0 if it must be removed. */
  readonly left: number;
}

interface WantedLine {
  readonly item: CartItem;
  readonly quantity: number;
}

/**
 * The lines that cannot be ordered as they are. Lines of one product are taken from the same stock, in the cart's order.
 * A product that could not be read blocks nothing: the backend decides.
 */
export function blockedLines(
  lines: readonly WantedLine[],
  stockOf: (productId: number) => Product["stock"] | undefined,
): BlockedLine[] {
  const taken = new Map<number, number>();
  return lines.flatMap(({ item, quantity }) => {
    const stock = stockOf(item.productId);
    if (!stock) return [];
    const before = taken.get(item.productId) ?? 0;
    const rest = isInStock(stock) ? (stock.quantity ?? Number.POSITIVE_INFINITY) - before : 0;
    const left = Math.max(0, Math.min(quantity, Math.floor(rest)));
    taken.set(item.productId, before + left);
    return left < quantity ? [{ item, left }] : [];
  });
}

/** How blocked lines are solved: by removing them, by taking fewer pieces, or both. A part of a message. */
export const wayOut = (blocked: readonly BlockedLine[]): "remove" | "reduce" | "both" =>
  blocked.every(({ left }) => left === 0)
    ? "remove"
    : blocked.every(({ left }) => left > 0)
      ? "reduce"
      : "both";
