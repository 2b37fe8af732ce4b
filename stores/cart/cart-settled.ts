import type { Cart } from "#lib/api/schemas/cart.ts";
import { QueryFault } from "#lib/client/fault.ts";
import { queryKeys } from "#lib/client/keys.ts";
import { isGone, sessionEnd } from "#lib/domain/cart/faults.ts";
import { countPieces, NOTHING_PENDING } from "#lib/domain/cart/pending.ts";
import { type CartParts, type ChangesStore, forgetChanges } from "./cart-parts.ts";

/**
 * The last settled answer, in the query cache. Every question takes a number; an answer to an earlier one never
 * replaces a later one's (architecture, section 4).
 */
export function createSettledCart(
  parts: CartParts,
  changes: ChangesStore,
  idle: () => Promise<void>,
  onExpiredCoupon: (code: string) => void,
) {
  const { client, shell, session } = parts;
  let asked = 0;
  let settledAt = 0;
  let known = session.id();

  /** The cart of the session. The answer that says it is over takes the cookie with it: what was known until then counts. */
  function cartId(): string | null {
    known = session.id() ?? known;
    return known;
  }

  const cart = (): Cart | null => client.getQueryData<Cart | null>(queryKeys.cart) ?? null;

  /** The header's count, pending changes included. */
  function show(): void {
    const count = countPieces(cart(), changes.getState().pending);
    if (shell.getState().count !== count) shell.setState({ count });
  }

  function take(order: number, answer: Cart | null): Cart | null {
    if (order < settledAt) return cart();
    settledAt = order;
    const expired = answer && !answer.couponValid ? answer.couponCode : "";
    const held = answer && expired !== "" ? { ...answer, couponCode: "" } : answer;
    if (held) parts.onCart?.(cart(), held);
    client.setQueryData(queryKeys.cart, held);
    if (held) session.remember(parts.locale(), countPieces(held, NOTHING_PENDING));
    show();
    if (expired !== "") onExpiredCoupon(expired);
    return held;
  }

  /** Gives the cart up: the cookie goes, adding begins anew. */
  function clear(): void {
    session.clear();
    known = null;
    forgetChanges(changes);
    asked += 1;
    take(asked, null);
    parts.announce({ count: 0 });
  }

  /** The authoritative cart. Waits for changes under way, so that it never knows less than their answers. */
  async function read(): Promise<Cart | null> {
    await idle();
    asked += 1;
    const order = asked;
    // A cart of another language's store is not shown here. It is given up by the switch, which asks, or by adding.
    if (session.id() === null || session.isForeign(parts.locale())) return take(order, null);
    // The gateway forgets a dead cart's cookies with its answer.
    const askedOf = cartId();
    const pieces = session.lastCount();
    const result = await parts.calls.getCart();
    if (result.ok) return take(order, result.data);
    if (order < settledAt) return cart();
    if (!isGone(result.error) && !sessionEnd(result.error)) throw new QueryFault(result.error);
    const isOrdered = parts.onGone?.(askedOf, result.error) ?? false;
    clear();
    if (!isOrdered && pieces > 0 && sessionEnd(result.error) === "archived")
      parts.tell({ kind: "closed" });
    return null;
  }

  return {
    cart,
    cartId,
    show,
    take,
    clear,
    read,
    /** A number for a question that changes the cart. */
    ask: (): number => {
      asked += 1;
      cartId();
      return asked;
    },
    /** Reads for the header; what is known already is enough. A fault is thrown, the cart stays. */
    peek: () => client.fetchQuery({ queryKey: queryKeys.cart, queryFn: read }),
    /** Reads again for all views; a fault shows in the query's state. */
    async refresh(): Promise<Cart | null> {
      await client.cancelQueries({ queryKey: queryKeys.cart }, { silent: true });
      return client
        .fetchQuery({ queryKey: queryKeys.cart, queryFn: read, staleTime: 0 })
        .catch(() => null);
    },
  };
}

export type SettledCart = ReturnType<typeof createSettledCart>;
