import { stored } from "#lib/base/browser/storage.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";

/** A gift: to, from, and its message (docs/contract.md §6.7). */
export interface Gift {
  readonly to: string;
  readonly from: string;
  readonly message: string;
}

/** Longest texts that the backend accepts, in characters. */
export const GIFT_LIMITS = { to: 100, from: 100, message: 500 } as const satisfies Record<
  keyof Gift,
  number
>;

const NO_GIFT: Gift = { to: "", from: "", message: "" };

const kept = stored("local", "baseline.gift", (found): Gift | null => {
  if (!isRecord(found)) return null;
  const clip = (field: keyof Gift): string => {
    const text = found[field];
    return typeof text === "string" ? text.slice(0, GIFT_LIMITS[field]) : "";
  };
  return { to: clip("to"), from: clip("from"), message: clip("message") };
});

/** Kept in the browser until the order is placed, like the instructions. */
export const gift = {
  read: (): Gift => kept.read() ?? NO_GIFT,
  write: (next: Gift): void => void kept.write(isGift(next) ? next : null),
  clear: (): void => gift.write(NO_GIFT),
};

/** Whether there is anything to send. */
export const isGift = ({ to, from, message }: Gift): boolean => `${to}${from}${message}` !== "";
