import { keptIds } from "#stores/kept-ids.ts";

/** The number of shown products, without the current one. */
const MOST_SEEN = 9;

const kept = keptIds("baseline.seen", MOST_SEEN);

/** The ids of the products that were looked at in this browser, newest first. They leave it with the personal data. */
export const seenProducts = {
  /** Products viewed before, without the current one. */
  others: (present?: number): number[] =>
    (kept.read() ?? []).filter((id) => id !== present).slice(0, MOST_SEEN - 1),
  add: (id: number): void =>
    void kept.write([id, ...(kept.read() ?? []).filter((one) => one !== id)].slice(0, MOST_SEEN)),
  clear: (): void => void kept.write(null),
};
