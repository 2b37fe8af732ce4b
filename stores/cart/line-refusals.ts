import { createStore } from "zustand/vanilla";
import type { ApiError } from "#lib/shop/api/errors.ts";

/** Why the backend refused the last quantity of a line, by `itemId`. */
export type LineRefusals = ReadonlyMap<number, ApiError>;
const NONE: LineRefusals = new Map();

/**
 * Refused quantities, shown beside their lines while a view is open, otherwise by `tellElsewhere`. A refusal stays
 * until its line changes or the last view closes.
 */
export function createLineRefusals(tellElsewhere: (error: ApiError) => void) {
  const store = createStore<LineRefusals>()(() => NONE);
  let viewers = 0;

  function set(itemId: number, error: ApiError | null): void {
    const refusals = new Map(store.getState());
    if (error) refusals.set(itemId, error);
    else if (!refusals.delete(itemId)) return;
    store.setState(refusals, true);
  }

  return {
    store,
    refuse: (itemId: number, error: ApiError): void =>
      viewers === 0 ? tellElsewhere(error) : set(itemId, error),
    forget: (itemId: number): void => set(itemId, null),

    /** A view shows the lines from now on, until the returned function is called. */
    showLines(): () => void {
      viewers += 1;
      return () => {
        viewers -= 1;
        if (viewers === 0) store.setState(NONE, true);
      };
    },
  };
}
