import { stored } from "#lib/base/browser/storage.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { WISHED } from "#stores/is-keeping.ts";
import { keptIds } from "#stores/kept-ids.ts";

/** A product that is wished for in this browser, and not by the account. */
interface KeptWish {
  readonly id: number;
  /** The account's backend did not take it: it is offered again in another tab. */
  readonly refused?: true;
}

/** More would make the reads of their products long. */
const MOST_WISHES = 200;
const MOST_PRICES = 500;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const wishes = keptIds(WISHED, MOST_WISHES);
const refusals = stored("session", "baseline.wishes.refused", (found): readonly number[] | null =>
  Array.isArray(found) ? found.filter(isId) : null,
);

/** The wish list of a guest, on the device: shared by all tabs, newest first. */
export const keptWishes = {
  all(): readonly KeptWish[] {
    const refused = new Set(refusals.read());
    return (wishes.read() ?? []).map((id) => (refused.has(id) ? { id, refused: true } : { id }));
  },
  /** False where the browser stores nothing, or the list is full. */
  add(id: number): boolean {
    const kept = wishes.read() ?? [];
    if (kept.includes(id)) return true;
    return kept.length < MOST_WISHES && wishes.write([id, ...kept]);
  },
  remove(ids: readonly number[]): void {
    const left = (wishes.read() ?? []).filter((id) => !ids.includes(id));
    wishes.write(left.length > 0 ? left : null);
  },
  /** Records that the account's backend did not take these. */
  refuse(ids: readonly number[]): void {
    refusals.write([...new Set([...(refusals.read() ?? []), ...ids])]);
  },
  clear(): void {
    wishes.write(null);
    refusals.write(null);
  },
};

const prices = stored("local", "baseline.wishes.prices", (found): Record<string, number> | null =>
  isRecord(found)
    ? Object.fromEntries(
        Object.entries(found)
          .flatMap(([id, price]): [string, number][] =>
            typeof price === "number" && Number.isFinite(price) ? [[id, price]] : [],
          )
          .slice(-MOST_PRICES),
      )
    : null,
);

/** The prices of wished products when they were added in this browser, so that a lower one can be marked. */
export const wishPrices = {
  of: (id: number): number | null => prices.read()?.[id] ?? null,
  /** Null: the product is wished for no longer. */
  set(id: number, price: number | null): void {
    const { [id]: _, ...others } = prices.read() ?? {};
    const next = price === null ? others : { ...others, [id]: price };
    prices.write(Object.keys(next).length > 0 ? next : null);
  },
  clear: (): void => void prices.write(null),
};
