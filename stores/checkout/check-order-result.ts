import type { ApiError } from "#lib/shop/api/errors.ts";
import { isCartOver } from "#lib/shop/domain/cart/faults.ts";

/** Reads the cart of the session. Its content does not matter here. */
export type ReadCart = () => Promise<{ ok: true } | { ok: false; error: ApiError }>;

/** Finds out from the cart what became of an order that got no response: without its cart, the order was placed. */
export async function checkOrderResult(getCart: ReadCart): Promise<"placed" | "open" | "unknown"> {
  const result = await getCart();
  if (result.ok) return "open";
  return isCartOver(result.error) ? "placed" : "unknown";
}
