import type { StoreApi } from "zustand/vanilla";
import type { EditState } from "./edit-state.ts";

/** Stores whose subscribers will be notified of additions in the next microtask. */
const telling = new WeakSet<object>();

/**
 * Adds new entries to a list in the state, where they can be read immediately, but notifies subscribers once for all
 * entries of the same task: while a page opens, each of its spots would otherwise copy the list and call every
 * subscriber.
 */
export function add<List extends "regions" | "sections">(
  store: Pick<StoreApi<EditState>, "getState" | "setState">,
  list: List,
  key: string,
  value: EditState[List][string],
): void {
  Object.assign(store.getState()[list], { [key]: value });
  if (telling.has(store)) return;
  telling.add(store);
  queueMicrotask(() => {
    telling.delete(store);
    store.setState(({ regions, sections }) => ({
      regions: { ...regions },
      sections: { ...sections },
    }));
  });
}
