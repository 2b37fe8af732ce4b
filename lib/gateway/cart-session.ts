import "server-only";
import type { Call } from "#lib/api/call.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import type { Result } from "#lib/api/errors.ts";
import { cartSession } from "#lib/api/schemas/cart.ts";
import { type CookieReader, cartCookies, cookieValue, noCartCookies } from "#lib/auth/cookies.ts";

const { getNewCartSession, getAbandoned, getCart } = endpoints.ecommerce.cart;

/** Messages that mean a cart is over, whatever was asked (spec 8.2). */
const OVER: ReadonlySet<string> = new Set(["Cart is archived.", "Session already used."]);

interface CartTurn {
  readonly result: Result<unknown>;
  readonly setCookies: readonly string[];
}

/** The session that is there, so that a second request for a new one does not lose the first's cart. */
export function heldSession(
  call: Call,
  input: unknown,
  cookies: CookieReader,
): { cartId: string } | null {
  if (call.endpoint !== getNewCartSession || (input as { renew?: string }).renew) return null;
  const cartId = cookieValue(cookies, "cartId");
  return cartId && cookieValue(cookies, "protectCode") ? { cartId } : null;
}

/** A cart says which currency it was asked in, so that no page ever shows an amount with another's symbol. */
export function withCurrency(result: Result<unknown>, currencyId: unknown): Result<unknown> {
  if (!result.ok || currencyId === undefined || !isCart(result.data)) return result;
  return { ok: true, data: { ...result.data, currencyId } };
}

const isCart = (data: unknown): data is object =>
  typeof data === "object" && data !== null && "items" in data && "couponCode" in data;

/** Keeps the cart cookies true to an answer: a new session is set, its `protectCode` kept back; a dead one is cleared. */
export function followCart(call: Call, result: Result<unknown>, secure: boolean): CartTurn {
  if (result.ok) {
    if (call.endpoint !== getNewCartSession && call.endpoint !== getAbandoned)
      return { result, setCookies: [] };
    const session = cartSession.parse(result.data);
    return {
      result: { ok: true, data: { cartId: session.cartId } },
      setCookies: cartCookies(session, secure),
    };
  }
  // Most customers left none: that is an answer, and no failed request in anybody's console (spec 7.6).
  if (call.endpoint === getAbandoned && result.error.kind === "notFound")
    return { result: { ok: true, data: { cartId: "" } }, setCookies: [] };
  const { status, message } = result.error;
  const isOver =
    OVER.has(message) || (call.endpoint === getCart && (status === 400 || status === 409));
  return { result, setCookies: isOver ? noCartCookies(secure) : [] };
}
