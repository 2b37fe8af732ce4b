import type { CartRuntime } from "@/stores/cart-runtime";
import { checkoutStore, forgetCheckout } from "@/stores/checkout-store";
import { instructions } from "@/stores/instructions";
import { orderMarker } from "@/stores/order-marker";

/** Nothing of a placed order stays in the browser: cart, instructions, name and address. */
export async function endOrder(loadRuntime: () => Promise<CartRuntime>): Promise<void> {
  (await loadRuntime()).clear();
  instructions.write("");
  forgetCheckout(checkoutStore());
  orderMarker.write(null);
}
