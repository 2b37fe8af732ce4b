import { browserSession } from "./cart-session.ts";
import { announceCart, cartStore } from "./cart-store.ts";
import { forgetCartSession } from "./forget-cart-session.ts";

/**
 * Gives the cart session up, here and in the other tabs (docs/screens.md §3.4). The server removes the httpOnly cookie.
 * Resolves to false when the server could not be reached: the cart is still there then.
 */
export async function leaveCart(): Promise<boolean> {
  if (!(await forgetCartSession()).ok) return false;
  browserSession.clear();
  cartStore.setState({ count: 0 });
  announceCart({ count: 0 });
  return true;
}
