import type { StoreApi } from "zustand/vanilla";
import type { EditState } from "./edit-state.ts";

type Store = Pick<StoreApi<EditState>, "subscribe">;
type Listener = () => void;

interface Listeners {
  /** Listeners to single places, by their addresses. */
  readonly byAddress: Map<string, Set<Listener>>;
  /** Listeners to everything but typed values. */
  readonly others: Set<Listener>;
}

/**
 * The listeners of each store. A page of 300 places has more than 600 of them, and a key changes one place: so a store has
 * a single subscription, which calls only the listeners of changed places.
 */
const known = new WeakMap<Store, Listeners>();

/** Calls `listener` when one of these places changes: its operation, problem or region. @returns stops listening */
export function listenAt(
  store: Store,
  addresses: readonly string[],
  listener: Listener,
): () => void {
  const { byAddress } = listenersOf(store);
  for (const address of addresses) {
    const own = byAddress.get(address) ?? new Set();
    byAddress.set(address, own.add(listener));
  }
  return () => {
    for (const address of addresses) {
      const own = byAddress.get(address);
      own?.delete(listener);
      if (own?.size === 0) byAddress.delete(address);
    }
  };
}

/** Calls `listener` at every change except of typed values. @returns stops listening */
export function listenAside(store: Store, listener: Listener): () => void {
  const { others } = listenersOf(store);
  others.add(listener);
  return () => others.delete(listener);
}

function listenersOf(store: Store): Listeners {
  const found = known.get(store);
  if (found) return found;
  const made: Listeners = { byAddress: new Map(), others: new Set() };
  known.set(store, made);
  store.subscribe((state, previous) => {
    if (!isTypedOnly(state, previous)) for (const listener of [...made.others]) listener();
    if (made.byAddress.size === 0) return;
    const concerned = new Set<Listener>();
    for (const part of ["operations", "problems", "regions"] as const)
      for (const address of changedIn(state[part], previous[part]))
        for (const listener of made.byAddress.get(address) ?? []) concerned.add(listener);
    for (const listener of concerned) listener();
  });
  return made;
}

/** Whether the states differ in nothing but values of places. */
function isTypedOnly(state: EditState, previous: EditState): boolean {
  const names = Object.keys(state) as (keyof EditState)[];
  if (names.some((name) => name !== "operations" && state[name] !== previous[name])) return false;
  return changedIn(state.operations, previous.operations).every((address) => {
    const [one, other] = [state.operations[address], previous.operations[address]];
    return (one ?? other)?.kind === "set" && (other ?? one)?.kind === "set";
  });
}

function changedIn(
  now: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (now === before) return [];
  const gone = Object.keys(before).filter((address) => !(address in now));
  const changed = Object.keys(now).filter((address) => now[address] !== before[address]);
  return [...gone, ...changed];
}
