import { type ApiError, fail, toApiError } from "#lib/shop/api/errors.ts";
import type { CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import { isCartRejected, isUncertain, sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import { readLineOptions } from "#lib/shop/domain/cart/line.ts";
import { addChange, removeAnswered, setChangeState } from "#lib/shop/domain/cart/pending.ts";
import type { CartAnswers, CartDependencies } from "./cart-answers.ts";
import type { CartQueue } from "./cart-queue.ts";
import { createLineRefusals } from "./line-refusals.ts";
import type { PendingChangesStore } from "./pending-changes.ts";

/** Milliseconds between a change of quantity and its call. */
export const QUANTITY_DEBOUNCE = 500;

/** The error of every operation without a session. */
export const noSession = () => fail(toApiError(400, "Session doesn't exist"));

/** Changes of single lines: shown at once, and sent once the shopper has stopped changing them. */
export function createLineChanges(
  { calls, session, notify }: CartDependencies,
  answers: CartAnswers,
  changes: PendingChangesStore,
  queue: CartQueue,
) {
  const refusals = createLineRefusals((error) => notify({ kind: "refused", error }));
  /** All lines are being removed at once. */
  let isEmptying = false;

  const itemOf = (itemId: number): CartItem | undefined =>
    answers.cart()?.items.find((item) => item.itemId === itemId);

  /** Queues a line's pending change: the newest one is sent, once. */
  function dispatch(itemId: number): void {
    changes.stop(itemId);
    void queue.enqueue(async (count) => {
      const wanted = changes.now().get(itemId);
      const item = itemOf(itemId);
      if (!wanted || wanted.state === "sent") return;
      changes.stop(itemId);
      if (session.id() === null) return drop(itemId, noSession().error);
      if (!item) {
        changes.setChange(itemId, null);
        notify({ kind: "notInCart" });
        return;
      }
      count();
      changes.set(setChangeState(changes.now(), itemId, "sent"));
      const result = await queue.sendNow(() =>
        wanted.kind === "removal"
          ? calls.deleteItem(itemId)
          : calls.updateItem({ itemId, qty: wanted.quantity, options: readLineOptions(item) }),
      );
      if (isEmptying) return;
      if (result.ok) changes.set(removeAnswered(changes.now(), itemId));
      else drop(itemId, result.error);
    });
  }

  /** Handles a failed change: kept for a retry if there was no response, reverted if it was refused. */
  function drop(itemId: number, error: ApiError): void {
    const { pending, removed } = changes.store.getState();
    const change = pending.get(itemId);
    if (!change) return;
    if (removed?.itemId === itemId) changes.store.setState({ removed: null });
    // A newer change of the line is waiting for its debounce: it gets its own response.
    if (change.state === "waiting" && changes.isWaiting(itemId)) return;
    const uncertain = isUncertain(error);
    if (uncertain) changes.set(setChangeState(pending, itemId, "failed"));
    else changes.setChange(itemId, null);
    if (sessionEnd(error)) return;
    const name = itemOf(itemId)?.productData.name ?? "";
    if (error.kind === "notFound") notify({ kind: "notInCart" });
    else if (change.kind === "removal") notify({ kind: "notRemoved", name, error });
    else if (!uncertain) refusals.refuse(itemId, error);
    if (error.kind === "notFound" || isCartRejected(error)) void queue.refresh();
  }

  return {
    itemOf,
    refusals,
    dispatch,

    setQuantity(item: CartItem, quantity: number): void {
      const { itemId } = item;
      changes.stop(itemId);
      refusals.forget(itemId);
      changes.set(addChange(changes.now(), itemOf(itemId) ?? item, { kind: "quantity", quantity }));
      if (changes.now().has(itemId))
        changes.wait(itemId, QUANTITY_DEBOUNCE, () => dispatch(itemId));
    },

    remove({ itemId }: CartItem): void {
      const item = itemOf(itemId);
      if (!item || item.qty <= 0) {
        notify({ kind: "notInCart" });
        return;
      }
      changes.store.setState({ removed: item });
      changes.set(addChange(changes.now(), item, { kind: "removal", quantity: 0 }));
      dispatch(itemId);
    },

    /** Changes of lines that are answered while this runs leave the pending ones alone. */
    async whileEmptying<T>(work: () => Promise<T>): Promise<T> {
      isEmptying = true;
      const result = await work();
      isEmptying = false;
      return result;
    },
  };
}
