import "server-only";
import { cookieValue } from "#lib/gateway/auth/cookies.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { isCartRejected, sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import { problemOf } from "./cart-forms.ts";
import type { Problem } from "./form-action.ts";
import type { Visitor } from "./visitor.ts";

/** The visitor's cart; null with a problem if it could not be read, and null without one if there is none. */
export async function readCart(
  visitor: Visitor,
): Promise<{ readonly cart: Cart | null; readonly problem: Problem | null }> {
  if (!cookieValue(visitor.cookies(), "cartId")) return { cart: null, problem: null };
  const read = await visitor.call(calls.ecommerce.cart.getCart);
  if (read.ok) return { cart: read.data, problem: null };
  const isOver = sessionEnd(read.error) !== null || isCartRejected(read.error);
  return { cart: null, problem: isOver ? null : problemOf(read.error) };
}
