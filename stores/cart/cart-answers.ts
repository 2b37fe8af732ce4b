import type { QueryClient } from "@tanstack/react-query";
import type { ApiError, Result } from "#lib/api/errors.ts";
import type { Cart } from "#lib/api/schemas/cart.ts";
import type { CartCalls } from "#lib/client/cart.ts";
import { QueryFault } from "#lib/client/fault.ts";
import { queryKeys } from "#lib/client/keys.ts";
import { isCartOver, type SessionEnd, sessionEnd } from "#lib/domain/cart/faults.ts";
import { countPieces, NOTHING_PENDING } from "#lib/domain/cart/pending.ts";
import type { CartNews } from "./cart-channel.ts";
import type { CartSession } from "./cart-session.ts";
import type { CartStore } from "./cart-store.ts";

/** What the shopper is told of. */
export type CartNotice =
  | { readonly kind: "ended"; readonly why: SessionEnd }
  /**
   * A cart that held something was found archived while it was looked at: said, but nobody is sent away from the page
   * they opened, which has an empty cart now.
   */
  | { readonly kind: "closed" }
  /** The session is over because this browser's order stands, which nobody has thanked for yet. */
  | { readonly kind: "ordered" }
  | { readonly kind: "refused"; readonly error: ApiError }
  | { readonly kind: "notInCart" }
  /** A removal was not carried out: the line is back. */
  | { readonly kind: "notRemoved"; readonly name: string; readonly error: ApiError }
  /** The backend says that the coupon no longer holds; it was taken off. */
  | { readonly kind: "couponExpired"; readonly code: string };

/** What the cart of a tab is put together from; tests bring their own. */
export interface CartDependencies {
  readonly calls: CartCalls;
  readonly client: QueryClient;
  readonly shell: CartStore;
  readonly session: CartSession;
  /** Language of the page. */
  readonly locale: () => string;
  /** Tells the other tabs. */
  readonly announce: (news: CartNews) => void;
  /** Tells the shopper. */
  readonly tell: (notice: CartNotice) => void;
  /** An answer of the backend, and the one it takes the place of. */
  readonly onCart?: (before: Cart | null, now: Cart) => void;
  /** The backend knows this cart no more, or not as one to be ordered. Answers whether it became this browser's order. */
  readonly onGone?: (cartId: string | null, error: ApiError) => boolean;
  /** The readable cookie that says in which currency the cart is asked for; "" = the main one. */
  readonly currency: { readonly read: () => string; readonly write: (id: string) => void };
  /** For whoever looks after the site, not for the shopper. */
  readonly log: (message: string) => void;
}

/** What the last answer means for the rest of the cart. */
type AnswerEvent =
  /** The cart was given up: what was changed and not yet sent goes with it. */
  | { readonly kind: "cleared" }
  /** `cart()` is another one now. */
  | { readonly kind: "taken" }
  /** The answer bore a coupon that no longer holds. */
  | { readonly kind: "couponExpired"; readonly code: string };

/**
 * The backend's last answer, in the query cache, and the end of the session that an answer may mean. Every call takes a
 * number; the answer to an earlier one never replaces a later one's.
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

  /** The cart of the session. An answer that ends it takes the cookie with it, so the id known until then counts. */
  function cartId(): string | null {
    lastCartId = session.id() ?? lastCartId;
    return lastCartId;
  }

  const cart = (): Cart | null => client.getQueryData<Cart | null>(queryKeys.cart) ?? null;

  /** The number of a call that begins now. */
  function begin(): number {
    lastCall += 1;
    cartId();
    return lastCall;
  }

  /** Takes the answer to a call, unless a later call's was taken before. Returns the cart as it is then. */
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

  /** Gives the cart up: the cookie goes, adding begins anew. */
  function clear(): void {
    session.clear();
    lastCartId = null;
    emit({ kind: "cleared" });
    lastCall += 1;
    take(lastCall, null);
    deps.announce({ count: 0 });
  }

  /** Ends the session where a fault says that it is over; of a cart that was ordered here, by its thanks. */
  function handleSessionEnd(result: Result<unknown>): void {
    const why = result.ok ? null : sessionEnd(result.error);
    const id = cartId();
    // A second answer of a session whose end was told already changes nothing.
    if (result.ok || !why || id === null) return;
    const isOrdered = deps.onGone?.(id, result.error) ?? false;
    clear();
    deps.tell(isOrdered ? { kind: "ordered" } : { kind: "ended", why });
  }

  /** Asks for the cart. Throws a `QueryFault` on a fault that says nothing of the session. */
  async function load(): Promise<Cart | null> {
    const call = begin();
    // A cart of another language's store is not shown here. It is given up by the switch, which asks, or by adding.
    if (session.id() === null || session.isForeign(deps.locale())) return take(call, null);
    // The gateway clears a dead cart's cookies with its answer.
    const id = cartId();
    const pieces = session.lastCount();
    const result = await deps.calls.getCart();
    if (result.ok) return take(call, result.data);
    if (call < lastTaken) return cart();
    if (!isCartOver(result.error)) throw new QueryFault(result.error);
    const isOrdered = deps.onGone?.(id, result.error) ?? false;
    clear();
    if (!isOrdered && pieces > 0 && sessionEnd(result.error) === "archived")
      deps.tell({ kind: "closed" });
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
