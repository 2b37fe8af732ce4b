import type { Cart } from "#lib/api/schemas/cart.ts";
import { rememberPrices, type SeenPrices } from "#lib/domain/cart/seen-prices.ts";

const KEY = "baseline.prices";
const NONE: SeenPrices = new Map();

let held: { readonly cartId: string; readonly prices: SeenPrices } = { cartId: "", prices: NONE };

/** What the shopper saw of prices, kept over days beside the cart: a later price is told of, not slipped in. */
export const seenPrices = {
  /** Takes an answer of the backend in. */
  follow(cartId: string, before: Cart | null, now: Cart): void {
    const known = read(cartId);
    held = { cartId, prices: rememberPrices(known, before, now) };
    write();
  },
  /** What a piece of the line cost when it was put there, or null. */
  of: (itemId: number): number | null => held.prices.get(itemId) ?? null,
};

/** Other tabs remember in the same place. */
function read(cartId: string): SeenPrices {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as unknown;
    if (typeof kept !== "object" || kept === null || !("cartId" in kept) || !("prices" in kept))
      return held.cartId === cartId ? held.prices : NONE;
    if (kept.cartId !== cartId || !Array.isArray(kept.prices)) return NONE;
    return new Map(kept.prices.filter(isPair));
  } catch {
    return held.cartId === cartId ? held.prices : NONE;
  }
}

const isPair = (entry: unknown): entry is [number, number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "number");

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ cartId: held.cartId, prices: [...held.prices] }));
  } catch {
    // Without storage prices are remembered as long as the page.
  }
}
