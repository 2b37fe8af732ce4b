import type { Cart } from "#lib/api/schemas/cart.ts";
import { stored } from "#lib/browser/storage.ts";
import { rememberPrices, type SeenPrices } from "#lib/domain/cart/seen-prices.ts";
import { isRecord } from "#lib/utils/is-record.ts";

const NONE: SeenPrices = new Map();

/** Prices of one cart. A `Map` is no JSON: kept as pairs of line and price. */
interface CartPrices {
  readonly cartId: string;
  readonly prices: readonly (readonly [number, number])[];
}

const isPair = (entry: unknown): entry is [number, number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "number");

/** All tabs remember in the same place. */
const kept = stored("local", "baseline.prices", (found): CartPrices | null =>
  isRecord(found) && typeof found.cartId === "string" && Array.isArray(found.prices)
    ? { cartId: found.cartId, prices: found.prices.filter(isPair) }
    : null,
);

/** What this tab knows, for a browser that keeps nothing. */
let held: CartPrices = { cartId: "", prices: [] };
let shown = NONE;

/** What the shopper saw of prices, kept over days beside the cart: a later price is told of, not slipped in. */
export const seenPrices = {
  /** Takes an answer of the backend in. */
  follow(cartId: string, before: Cart | null, now: Cart): void {
    const last = kept.read() ?? held;
    const known = last.cartId === cartId ? new Map(last.prices) : NONE;
    shown = rememberPrices(known, before, now);
    held = { cartId, prices: [...shown] };
    kept.write(held);
  },
  /** What a piece of the line cost when it was put there, or null. */
  of: (itemId: number): number | null => shown.get(itemId) ?? null,
};
