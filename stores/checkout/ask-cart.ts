import type { ApiError } from "#lib/api/errors.ts";
import { isCartOver } from "#lib/domain/cart/faults.ts";

/** Reads the cart of the session. What it holds does not matter here. */
export type AskForCart = () => Promise<{ ok: true } | { ok: false; error: ApiError }>;

/** What the cart says of an order nobody answered for: gone means placed. */
export async function askCart(getCart: AskForCart): Promise<"placed" | "open" | "unknown"> {
  const result = await getCart();
  if (result.ok) return "open";
  return isCartOver(result.error) ? "placed" : "unknown";
}
