import type { StoreApi } from "zustand/vanilla";
import type { EditState } from "./edit-state.ts";

/** Stores that are about to tell everybody what was added to them. */
const telling = new WeakSet<object>();

/**
 * Adds what was not known before to the same list, where it is found at once, and tells everybody once about all that
 * came together: while a page opens, each of its places would otherwise copy all and call all the others.
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
