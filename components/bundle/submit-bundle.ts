import { addToCart } from "#components/cart-runtime/add-to-cart.ts";
import type { CartLine } from "#lib/domain/cart/line.ts";
import { closeBundleModal } from "#stores/bundle/bundle-store.ts";
import { updateLine } from "./update-line.ts";

/** Puts the bundle into the cart, or in the place of a line; false where it was not taken, which has then been told. */
export async function submitBundle(line: CartLine, itemId: number | undefined): Promise<boolean> {
  if (itemId !== undefined) return updateLine(itemId, line);
  // Closed before the cart shows itself, so that the focus goes back to where it came from.
  const { ok } = await addToCart(line, closeBundleModal);
  return ok;
}
