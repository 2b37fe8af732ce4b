import { createStore } from "zustand/vanilla";
import { COMPARED } from "#stores/is-keeping.ts";
import { idsOfText, keptIds } from "#stores/kept-ids.ts";

/** More columns than these cannot be taken in, and none fits on a phone. */
export const MOST_COMPARED = 4;

const SHARED = "#compare=";

const kept = keptIds(COMPARED, MOST_COMPARED);
const read = (): readonly number[] => kept.read() ?? [];
const store = createStore<readonly number[]>()(() => read());

/** False where the browser stores nothing. */
function write(ids: readonly number[]): boolean {
  const isKept = kept.write(ids.length > 0 ? ids : null);
  store.setState(read(), true);
  return isKept;
}

/** The products that this device compares, at most four, in the order in which they were added (decision 0190). */
export const compared = {
  store,
  /** `full`: another one has to go first. `unkept`: the browser stores nothing. */
  add(id: number): "added" | "known" | "full" | "unkept" {
    const ids = read();
    if (ids.includes(id)) return "known";
    if (ids.length >= MOST_COMPARED) return "full";
    return write([...ids, id]) ? "added" : "unkept";
  },
  remove: (ids: readonly number[]): void => void write(read().filter((id) => !ids.includes(id))),
  clear: (): void => void write([]),
  /** Another tab has changed them. */
  renew: (): void => store.setState(read(), true),
};

/** The hash of an address that shares these products, e.g. `#compare=12-15`. */
export const comparedHash = (ids: readonly number[]): string => SHARED + ids.join("-");

/** The products that such a hash names; none for any other hash. */
export const readComparedHash = (hash: string): number[] =>
  hash.startsWith(SHARED) ? idsOfText(hash.slice(SHARED.length), MOST_COMPARED) : [];
