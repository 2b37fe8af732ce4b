import type { Cart } from "@/lib/api/schemas/cart";
import type { CartLine } from "@/lib/domain/cart/line";
import { toShopItem } from "@/lib/events/from-cart";
import { track } from "@/lib/events/track";
import type { CartRuntime } from "@/stores/cart-runtime";
import { cartStore } from "@/stores/cart-store";

const currencyLabel = (): string => cartStore.getState().site?.currency.label ?? "";

/** Tells the site's event stream what was put into the cart, at the price the cart has for it. */
export function trackAdded(line: Pick<CartLine, "productId" | "quantity">, cart: Cart): void {
  const added = cart.items.findLast(({ productId }) => productId === line.productId);
  if (!added) return;
  const item = toShopItem(added, line.quantity);
  track({
    type: "addToCart",
    currency: currencyLabel(),
    value: item.price * item.quantity,
    items: [item],
  });
}

/** Tells of every line that a shopper takes out. */
export function followRemovals({ changes }: Pick<CartRuntime, "changes">): void {
  changes.subscribe(({ removed }, before) => {
    if (!removed || removed === before.removed) return;
    const item = toShopItem(removed);
    track({
      type: "removeFromCart",
      currency: currencyLabel(),
      value: item.price * item.quantity,
      items: [item],
    });
  });
}
