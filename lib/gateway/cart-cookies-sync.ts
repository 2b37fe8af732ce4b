import "server-only";
import {
  type CookieReader,
  cartCookies,
  cookieValue,
  noCartCookies,
} from "#lib/gateway/auth/cookies.ts";
import { type Sent, sendInSession } from "#lib/gateway/auth/send-in-session.ts";
import type { Session } from "#lib/gateway/auth/session.ts";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { ok, type Result } from "#lib/shop/api/errors.ts";
import { cartSession } from "#lib/shop/api/schemas/cart-schema.ts";
import { isCartRejected, sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import type { Target } from "./target.ts";

const { addItem, getNewCartSession, getAbandoned, getCart } = calls.ecommerce.cart;

interface CartAnswer {
  readonly result: Result<unknown>;
  readonly setCookies: readonly string[];
}

/** Whether the browser has a cart and its `protectCode`. */
export const hasCart = (cookies: CookieReader): boolean =>
  Boolean(cookieValue(cookies, "cartId") && cookieValue(cookies, "protectCode"));

/** The existing session, so that a second request for a new one does not lose the cart of the first. */
export const existingSession = (call: Call, cookies: CookieReader): { cartId: string } | null =>
  call === getNewCartSession && hasCart(cookies)
    ? { cartId: cookieValue(cookies, "cartId") ?? "" }
    : null;

/** Whether a cart has to be opened before a call is sent: its line says so. */
export function needsCart(call: Call, input: object, cookies: CookieReader): boolean {
  if (call !== addItem) return false;
  const { open } = addItem.input.parse(input);
  return open === "another" || (open === "missing" && !hasCart(cookies));
}

/** Opens a cart in the request of its first line: a shopper waits for one answer instead of two. */
export const openCart = (
  session: Session,
  target: Target,
): Promise<Sent<typeof getNewCartSession>> =>
  sendInSession(getNewCartSession, session, target, { ...target, input: {} });

/** Adds the currency that a cart was requested in, so that no page shows an amount with the wrong symbol. */
export function withCurrency(result: Result<unknown>, currencyId: unknown): Result<unknown> {
  if (!result.ok || currencyId === undefined || !isCart(result.data)) return result;
  return ok({ ...result.data, currencyId });
}

const isCart = (data: unknown): data is object =>
  typeof data === "object" && data !== null && "items" in data && "couponCode" in data;

/**
 * Moves the cart session of an answer into its cookies: a new session's `protectCode` is not sent to the browser,
 * and an ended session is cleared.
 */
export function syncCartCookies(call: Call, result: Result<unknown>, secure: boolean): CartAnswer {
  if (result.ok) {
    if (call !== getNewCartSession && call !== getAbandoned) return { result, setCookies: [] };
    const session = cartSession.parse(result.data);
    return { result: ok({ cartId: session.cartId }), setCookies: cartCookies(session, secure) };
  }
  // Most customers have no cart to recover, so this is not an error status, which browsers would log (docs/contract.md
  // §6.1).
  if (call === getAbandoned && result.error.kind === "notFound")
    return { result: ok({ cartId: "" }), setCookies: [] };
  const isOver =
    sessionEnd(result.error) !== null || (call === getCart && isCartRejected(result.error));
  return { result, setCookies: isOver ? noCartCookies(secure) : [] };
}
