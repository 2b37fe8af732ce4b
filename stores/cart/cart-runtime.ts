import type { ApiError, Result } from "#lib/api/errors.ts";
import type { Cart, CartItem } from "#lib/api/schemas/cart.ts";
import { isGone, isUncertain, sessionEnd } from "#lib/domain/cart/faults.ts";
import { type CartLine, readLineOptions, toLine } from "#lib/domain/cart/line.ts";
import { mark, note, type Pending, type PendingChange, settle } from "#lib/domain/cart/pending.ts";
import { createCartLines, noSession } from "./cart-lines.ts";
import { createCartOffers } from "./cart-offers.ts";
import { type CartParts, createChanges } from "./cart-parts.ts";
import { createSending } from "./cart-sending.ts";
import { createSettledCart } from "./cart-settled.ts";
import { createQueue } from "./queue.ts";

/** Milliseconds between a change of quantity and its call (spec 9). */
export const QUANTITY_DEBOUNCE = 500;

/**
 * The cart of a tab: the last settled answer and the shopper's pending changes on top. Changes are sent one after
 * another; totals are never computed here. After a burst of several the cart is read once, for certain.
 */
export function createCartRuntime(parts: CartParts) {
  const { client, session, shell, tell } = parts;
  const changes = createChanges();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let burst = 0;
  const queue = createQueue(() => {
    if (timers.size > 0) return;
    if (burst > 1) void settled.refresh();
    burst = 0;
  });
  const settled = createSettledCart(parts, changes, queue.idle, (code) => dropCoupon(code));
  const sending = createSending(parts, settled);

  const inTurn = (send: () => Promise<Result<Cart>>): Promise<Result<Cart>> =>
    queue.run(() => {
      burst += 1;
      return send();
    });

  function setPending(pending: Pending): void {
    changes.setState({ pending });
    settled.show();
  }

  const { dropCoupon, ...offers } = createCartOffers(parts, {
    sending,
    inTurn,
    refresh: settled.refresh,
  });
  const lines = createCartLines(parts, { settled, sending, inTurn, setWish });

  const add = (line: CartLine): Promise<Result<Cart>> => inTurn(() => sending.add(line));

  function stopTimer(itemId: number): void {
    clearTimeout(timers.get(itemId));
    timers.delete(itemId);
  }

  function setWish(itemId: number, wish: PendingChange | null): void {
    stopTimer(itemId);
    const pending = new Map(changes.getState().pending);
    if (wish) pending.set(itemId, wish);
    else pending.delete(itemId);
    setPending(pending);
  }

  /** Sends what is wanted of a line when its turn comes: the newest wish, once. */
  function dispatch(itemId: number): void {
    stopTimer(itemId);
    void queue.run(async () => {
      const wanted = changes.getState().pending.get(itemId);
      const item = settled.cart()?.items.find((line) => line.itemId === itemId);
      if (!wanted || wanted.state === "sent") return;
      stopTimer(itemId);
      if (session.id() === null) return drop(itemId, noSession().error);
      if (!item) {
        setPending(settle(mark(changes.getState().pending, itemId, "sent"), itemId));
        tell({ kind: "notInCart" });
        return;
      }
      burst += 1;
      setPending(mark(changes.getState().pending, itemId, "sent"));
      const result = await sending.change(() =>
        wanted.kind === "removal"
          ? parts.calls.deleteItem(itemId)
          : parts.calls.updateItem({
              itemId,
              qty: wanted.quantity,
              options: readLineOptions(item),
            }),
      );
      if (result.ok) setPending(settle(changes.getState().pending, itemId));
      else drop(itemId, result.error);
    });
  }

  /** A change that was not carried out: kept for another try on silence, taken back on refusal. */
  function drop(itemId: number, error: ApiError): void {
    const { pending } = changes.getState();
    const change = pending.get(itemId);
    if (!change) return;
    if (changes.getState().removed?.itemId === itemId) changes.setState({ removed: null });
    const uncertain = isUncertain(error);
    // A newer wish is already on its way: it will be answered for itself.
    if (change.state === "waiting" && timers.has(itemId)) return;
    setPending(
      uncertain ? mark(pending, itemId, "failed") : settle(mark(pending, itemId, "sent"), itemId),
    );
    if (sessionEnd(error)) return;
    const held = settled.cart()?.items.find((line) => line.itemId === itemId);
    if (error.kind === "notFound") tell({ kind: "notInCart" });
    else if (change.kind === "removal")
      tell({ kind: "notRemoved", name: held?.productData.name ?? "", error });
    else if (!uncertain) tell({ kind: "refused", error });
    if (error.kind === "notFound" || isGone(error)) void settled.refresh();
  }

  /**
   * What a call beside the cart's own ones, as the checkout's, says of the session: it ends where it is over (spec 8.2),
   * and the cart is read where the backend may not know it any more. Hands the answer on.
   */
  function heed<T>(result: Result<T>): Result<T> {
    sending.heed(result);
    if (!result.ok && isGone(result.error)) void settled.refresh();
    return result;
  }

  function setQuantity(item: CartItem, quantity: number): void {
    const { itemId } = item;
    stopTimer(itemId);
    const held = settled.cart()?.items.find((line) => line.itemId === itemId) ?? item;
    setPending(note(changes.getState().pending, held, { kind: "quantity", quantity }));
    if (changes.getState().pending.has(itemId))
      timers.set(
        itemId,
        setTimeout(() => dispatch(itemId), QUANTITY_DEBOUNCE),
      );
  }

  function remove({ itemId }: CartItem): void {
    const held = settled.cart()?.items.find((line) => line.itemId === itemId);
    if (!held || held.qty <= 0) {
      tell({ kind: "notInCart" });
      return;
    }
    changes.setState({ removed: held });
    setPending(note(changes.getState().pending, held, { kind: "removal", quantity: 0 }));
    dispatch(itemId);
  }

  /** Puts the line removed last back, with the same options. */
  async function undo(): Promise<void> {
    const { removed } = changes.getState();
    if (!removed) return;
    changes.setState({ removed: null, restoring: true });
    const result = await add(toLine(removed));
    changes.setState({ restoring: false, removed: result.ok ? null : removed });
    if (!result.ok && !sessionEnd(result.error)) tell({ kind: "refused", error: result.error });
  }

  /** Sends again what silence swallowed, and reads the cart. */
  function retry(): void {
    for (const [itemId, { state }] of changes.getState().pending) {
      if (state !== "failed") continue;
      setPending(mark(changes.getState().pending, itemId, "waiting"));
      dispatch(itemId);
    }
    void settled.refresh();
  }

  function clear(): void {
    for (const itemId of timers.keys()) stopTimer(itemId);
    settled.clear();
  }

  const { cart, read, peek, refresh } = settled;
  return {
    client,
    changes,
    shell,
    session,
    cart,
    read,
    peek,
    refresh,
    idle: queue.idle,
    heed,
    add,
    setQuantity,
    remove,
    undo,
    retry,
    clear,
    ...offers,
    ...lines,
  };
}

export type CartRuntime = ReturnType<typeof createCartRuntime>;
