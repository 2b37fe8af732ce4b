import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import type { CartLine } from "#lib/shop/domain/cart/line.ts";
import { toTrackedCart, toTrackedItem } from "#lib/web/analytics/from-cart.ts";
import { track } from "#lib/web/analytics/track.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";
import { cartStore } from "#stores/cart/cart-store.ts";

const currencyLabel = (): string => cartStore.getState().site?.currency.label ?? "";

/** Sends `addToCart` to analytics, at the cart's price. */
export function trackAdded(line: Pick<CartLine, "productId" | "quantity">, cart: Cart): void {
  const added = cart.items.findLast(({ productId }) => productId === line.productId);
  if (!added) return;
  const item = toTrackedItem(added, line.quantity);
  track({
    type: "addToCart",
    currency: currencyLabel(),
    value: item.price * item.quantity,
    items: [item],
  });
}

/** Sends the cart that the shopper looks at to analytics. */
export function trackCartView(cart: Cart): void {
  track({ type: "viewCart", currency: currencyLabel(), ...toTrackedCart(cart) });
}

/** Sends every line that the shopper removes from now on to analytics. */
export function trackRemovals({ changes }: Pick<CartRuntime, "changes">): void {
  changes.subscribe(({ removed }, before) => {
    if (!removed || removed === before.removed) return;
    const item = toTrackedItem(removed);
    track({
      type: "removeFromCart",
      currency: currencyLabel(),
      value: item.price * item.quantity,
      items: [item],
    });
  });
}

/** Sends the lines of a cart that the shopper empties to analytics, as one removal. */
export function trackEmptied(cart: Cart | null): void {
  if (cart) track({ type: "removeFromCart", currency: currencyLabel(), ...toTrackedCart(cart) });
}
