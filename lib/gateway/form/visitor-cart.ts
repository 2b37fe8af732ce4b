import "server-only";
import { hasCart } from "#lib/gateway/cart-cookies-sync.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import { addLine } from "#lib/shop/domain/cart/add-line.ts";
import { type CartLine, toNewItem } from "#lib/shop/domain/cart/line.ts";
import type { Visitor } from "./visitor.ts";

const { cart } = calls.ecommerce;

/** Adds a line to the visitor's cart, as the scripts do (`lib/shop/domain/cart/add-line.ts`). */
export const addToVisitorCart = (visitor: Visitor, line: CartLine): Promise<Result<unknown>> =>
  addLine({
    state: () => (hasCart(visitor.cookies()) ? "open" : "none"),
    open: () => visitor.call(cart.getNewCartSession),
    add: () => visitor.call(cart.addItem, toNewItem(line)),
    read: () => visitor.call(cart.getCart),
    // The gateway has removed the cookies of a cart that is over.
    forget: () => undefined,
    // A form is sent once: there is no notice after which it would be sent again.
    replacesEnded: true,
  });
