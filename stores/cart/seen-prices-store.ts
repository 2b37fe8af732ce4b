import { stored } from "#lib/base/browser/storage.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { rememberPrices, type SeenPrices } from "#lib/shop/domain/cart/seen-prices.ts";

const NONE: SeenPrices = new Map();

/** Prices of one cart. Stored as pairs of line and price, because JSON has no `Map`. */
interface CartPrices {
  readonly cartId: string;
  readonly prices: readonly (readonly [number, number])[];
}

const isPair = (entry: unknown): entry is [number, number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "number");

/** Shared by all tabs. */
const kept = stored("local", "baseline.prices", (found): CartPrices | null =>
  isRecord(found) && typeof found.cartId === "string" && Array.isArray(found.prices)
    ? { cartId: found.cartId, prices: found.prices.filter(isPair) }
    : null,
);

/** The tab's own copy, for a browser without storage. */
let held: CartPrices = { cartId: "", prices: [] };
let shown = NONE;

/** The prices that the shopper has seen in the cart, kept for days, so that a changed price is shown as such. */
export const seenPrices = {
  /** Records the prices of a cart from the backend. */
  follow(cartId: string, before: Cart | null, now: Cart): void {
    const last = kept.read() ?? held;
    const known = last.cartId === cartId ? new Map(last.prices) : NONE;
    shown = rememberPrices(known, before, now);
    held = { cartId, prices: [...shown] };
    kept.write(held);
  },
  /** The price per piece when the line was added, or null. */
  of: (itemId: number): number | null => shown.get(itemId) ?? null,
};
