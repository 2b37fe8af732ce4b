import type { QueryClient } from "@tanstack/react-query";
import type { ApiError, Result } from "#lib/shop/api/errors.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { isCartOver, type SessionEnd, sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import { countPieces, NOTHING_PENDING } from "#lib/shop/domain/cart/pending.ts";
import type { CartCalls } from "#lib/web/client/cart-calls.ts";
import { QueryFault } from "#lib/web/client/fault.ts";
import { queryKeys } from "#lib/web/client/keys.ts";
import type { CartSession } from "./cart-session.ts";
import type { CartNews, CartStore } from "./cart-store.ts";

/** Notices for the shopper. */
export type CartNotice =
  | { readonly kind: "ended"; readonly why: SessionEnd }
  /**
   * A cart that was not empty was found archived by a read: shown without leaving the page, which has an empty cart
   * now.
   */
  | { readonly kind: "closed" }
  /** The session is over because this browser's order was placed; its success page has not been shown yet. */
  | { readonly kind: "ordered" }
  | { readonly kind: "refused"; readonly error: ApiError }
  | { readonly kind: "notInCart" }
  /** A removal was not carried out: the line is back. */
  | { readonly kind: "notRemoved"; readonly name: string; readonly error: ApiError }
  /** The backend reports that the coupon is no longer valid; it was removed. */
  | { readonly kind: "couponExpired"; readonly code: string };

/** The dependencies of a tab's cart runtime; tests pass their own. */
export interface CartDependencies {
  readonly calls: CartCalls;
  readonly client: QueryClient;
  readonly shell: CartStore;
  readonly session: CartSession;
  /** Language of the page. */
  readonly locale: () => string;
  /** Announces news to the other tabs. */
  readonly announce: (news: CartNews) => void;
  /** Shows a notice to the shopper. */
  readonly notify: (notice: CartNotice) => void;
  /** Called with every cart that the backend sends, and the one it replaces. */
  readonly onCart?: (before: Cart | null, now: Cart) => void;
  /**
   * Called when the backend no longer knows this cart, or it can no longer be ordered. Returns whether it became this
   * browser's order.
   */
  readonly onGone?: (cartId: string | null, error: ApiError) => boolean;
  /** Whether this cart is known to be this browser's order, whose success page may not have run yet. */
  readonly isOrdered?: (cartId: string | null) => boolean;
  /** The readable cookie with the currency in which the cart is requested; "" = the main one. */
  readonly currency: { readonly read: () => string; readonly write: (id: string) => void };
  /** For the console, not for the shopper. */
  readonly log: (message: string) => void;
}

/** The meaning of a response for the rest of the cart runtime. */
type AnswerEvent =
  /** The cart was given up, and unsent changes with it. */
  | { readonly kind: "cleared" }
  /** `cart()` has changed. */
  | { readonly kind: "taken" }
  /** The response has a coupon that is no longer valid. */
  | { readonly kind: "couponExpired"; readonly code: string };

/**
 * The backend's last response, in the query cache, and the end of the session that a response may mean. Calls are
 * numbered: the response to an earlier one never replaces that to a later one.
 */
export function createCartAnswers(deps: CartDependencies) {
  const { client, session } = deps;
  const listeners = new Set<(event: AnswerEvent) => void>();
  const emit = (event: AnswerEvent) => {
    for (const listener of listeners) listener(event);
  };
  let lastCall = 0;
  let lastTaken = 0;
  let lastCartId = session.id();

  /**
   * The id of the session's cart. A response that ends the session removes the cookie, so the last known id is used.
   */
  function cartId(): string | null {
    lastCartId = session.id() ?? lastCartId;
    return lastCartId;
  }

  const cart = (): Cart | null => client.getQueryData<Cart | null>(queryKeys.cart) ?? null;

  /** Returns the number of a call that begins now. */
  function begin(): number {
    lastCall += 1;
    cartId();
    return lastCall;
  }

  /** Stores the response to a call, unless that to a later call is stored already. Returns the current cart. */
  function take(call: number, answer: Cart | null): Cart | null {
    if (call < lastTaken) return cart();
    lastTaken = call;
    const expired = answer && !answer.couponValid ? answer.couponCode : "";
    const taken = answer && expired !== "" ? { ...answer, couponCode: "" } : answer;
    if (taken) deps.onCart?.(cart(), taken);
    client.setQueryData(queryKeys.cart, taken);
    if (taken) session.remember(deps.locale(), countPieces(taken, NOTHING_PENDING));
    emit({ kind: "taken" });
    if (expired !== "") emit({ kind: "couponExpired", code: expired });
    return taken;
  }

  /** Gives the cart up: the cookie is removed, and the next line is added to a new cart. */
  function clear(): void {
    session.clear();
    lastCartId = null;
    emit({ kind: "cleared" });
    lastCall += 1;
    take(lastCall, null);
    deps.announce({ count: 0 });
  }

  /**
   * Ends the session where an error says that it is over. A cart that was ordered in this browser is reported as
   * `ordered`.
   */
  function handleSessionEnd(result: Result<unknown>): void {
    const why = result.ok ? null : sessionEnd(result.error);
    const id = cartId();
    // Only the first response after the end of a session counts.
    if (result.ok || !why || id === null) return;
    const isOrdered = deps.onGone?.(id, result.error) ?? false;
    clear();
    deps.notify(isOrdered ? { kind: "ordered" } : { kind: "ended", why });
  }

  /** Reads the cart. Throws a `QueryFault` on an error that does not end the session. */
  async function load(): Promise<Cart | null> {
    const call = begin();
    // A cart of another language's store is not shown here. It is given up by changing the language (after a question)
    // or by adding a line.
    if (session.id() === null || session.isForeign(deps.locale())) return take(call, null);
    // Read before the call, because the gateway's response removes the cookies of a cart that is over.
    const id = cartId();
    const pieces = session.lastCount();
    const result = await deps.calls.getCart();
    if (result.ok) return take(call, result.data);
    if (call < lastTaken) return cart();
    if (!isCartOver(result.error)) throw new QueryFault(result.error);
    const isOrdered = deps.onGone?.(id, result.error) ?? false;
    clear();
    if (!isOrdered && pieces > 0 && sessionEnd(result.error) === "archived")
      deps.notify({ kind: "closed" });
    return null;
  }

  return {
    cart,
    begin,
    take,
    clear,
    handleSessionEnd,
    load,
    listen: (listener: (event: AnswerEvent) => void): void => void listeners.add(listener),
  };
}

export type CartAnswers = ReturnType<typeof createCartAnswers>;
