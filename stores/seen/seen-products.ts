import { keptIds } from "#stores/kept-ids.ts";

/** As many are shown, beside the one that is looked at. */
const MOST_SEEN = 9;

const kept = keptIds("baseline.seen", MOST_SEEN);

/** The ids of the products that were looked at in this browser, newest first. They leave it with the personal data. */
export const seenProducts = {
  /** Those seen before, without the one that is looked at. */
  others: (present?: number): number[] =>
    (kept.read() ?? []).filter((id) => id !== present).slice(0, MOST_SEEN - 1),
  add: (id: number): void =>
    void kept.write([id, ...(kept.read() ?? []).filter((one) => one !== id)].slice(0, MOST_SEEN)),
  clear: (): void => void kept.write(null),
};
