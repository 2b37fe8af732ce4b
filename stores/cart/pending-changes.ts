import { createStore } from "zustand/vanilla";
import type { CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import {
  countPieces,
  NOTHING_PENDING,
  type Pending,
  type PendingChange,
} from "#lib/shop/domain/cart/pending.ts";
import type { CartAnswers } from "./cart-answers.ts";
import type { CartStore } from "./cart-store.ts";

/** The shopper's pending changes, and the removal that can be undone. */
interface PendingChanges {
  readonly pending: Pending;
  readonly removed: CartItem | null;
  /** A removal is being undone. */
  readonly restoring: boolean;
}

const NO_CHANGES: PendingChanges = { pending: NOTHING_PENDING, removed: null, restoring: false };

/** Unanswered changes of the shopper, and the timers of lines that may change once more. */
export function createPendingChanges(shell: CartStore, answers: CartAnswers) {
  const store = createStore<PendingChanges>()(() => NO_CHANGES);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  answers.listen(({ kind }) => {
    if (kind === "cleared") {
      stopAll();
      store.setState(NO_CHANGES);
    }
    if (kind === "taken") showCount();
  });

  /** The header's count, pending changes included. */
  function showCount(): void {
    const count = countPieces(answers.cart(), store.getState().pending);
    if (shell.getState().count !== count) shell.setState({ count });
  }

  function set(pending: Pending): void {
    store.setState({ pending });
    showCount();
  }

  function stop(itemId: number): void {
    clearTimeout(timers.get(itemId));
    timers.delete(itemId);
  }

  function stopAll(): void {
    for (const itemId of timers.keys()) stop(itemId);
  }

  return {
    store,
    now: () => store.getState().pending,
    set,

    /** Sets a line's pending change, which is shown until the backend has responded; null removes it. */
    setChange(itemId: number, change: PendingChange | null): void {
      stop(itemId);
      const pending = new Map(store.getState().pending);
      if (change) pending.set(itemId, change);
      else pending.delete(itemId);
      set(pending);
    },

    /** Calls back after so many milliseconds, unless the line changes once more. */
    wait(itemId: number, milliseconds: number, then: () => void): void {
      stop(itemId);
      timers.set(itemId, setTimeout(then, milliseconds));
    },
    stop,
    stopAll,
    isWaiting: (itemId: number) => timers.has(itemId),
    /** The lines that may change once more. */
    waiting: () => [...timers.keys()],
  };
}

export type PendingChangesStore = ReturnType<typeof createPendingChanges>;
