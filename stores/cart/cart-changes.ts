import { isCartRejected, isUncertain, sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import { toLine } from "#lib/shop/domain/cart/line.ts";
import {
  NOTHING_PENDING,
  type PendingChange,
  setChangeState,
} from "#lib/shop/domain/cart/pending.ts";
import type { CartAnswers, CartDependencies } from "./cart-answers.ts";
import { createCartQueue } from "./cart-queue.ts";
import { createLineChanges } from "./line-changes.ts";
import { createPendingChanges } from "./pending-changes.ts";

/**
 * The shopper's changes: pending ones (`pending-changes.ts`), of single lines (`line-changes.ts`) and of the whole
 * cart, sent one after another (`cart-queue.ts`).
 */
export function createCartChanges(deps: CartDependencies, answers: CartAnswers) {
  const { calls, notify } = deps;
  const changes = createPendingChanges(deps.shell, answers);
  const queue = createCartQueue(deps, answers, () => changes.waiting().length > 0);
  const lines = createLineChanges(deps, answers, changes, queue);
  const { store } = changes;

  return {
    ...queue,
    store,
    setChange: changes.setChange,
    itemOf: lines.itemOf,
    refusals: lines.refusals,
    setQuantity: lines.setQuantity,
    remove: lines.remove,

    /** Sends what still waits for another change of its line, e.g. because the page is left. */
    flush(): void {
      for (const itemId of changes.waiting()) lines.dispatch(itemId);
    },

    /** Removes all lines with one call. They are hidden immediately, and shown again if it fails. */
    async empty(): Promise<void> {
      changes.stopAll();
      const hidden: PendingChange = { kind: "removal", quantity: 0, state: "sent" };
      changes.set(new Map(answers.cart()?.items.map(({ itemId }) => [itemId, hidden])));
      store.setState({ removed: null });
      const result = await lines.whileEmptying(() =>
        queue.inTurn(() => queue.sendNow(() => calls.clearCart())),
      );
      changes.set(NOTHING_PENDING);
      if (result.ok || sessionEnd(result.error)) return;
      notify({ kind: "refused", error: result.error });
      if (isUncertain(result.error) || isCartRejected(result.error)) void queue.refresh();
    },

    /** Adds the last removed line again, with the same options. */
    async undo(): Promise<void> {
      const { removed } = store.getState();
      if (!removed) return;
      store.setState({ removed: null, restoring: true });
      const result = await queue.add(toLine(removed));
      store.setState({ restoring: false, removed: result.ok ? null : removed });
      if (!result.ok && !sessionEnd(result.error)) notify({ kind: "refused", error: result.error });
    },

    /** Sends changes without a response again, and reads the cart. */
    retry(): void {
      for (const [itemId, { state }] of changes.now()) {
        if (state !== "failed") continue;
        changes.set(setChangeState(changes.now(), itemId, "waiting"));
        lines.dispatch(itemId);
      }
      void queue.refresh();
    },
  };
}
