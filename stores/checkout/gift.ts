/** A present: for whom, from whom, and the words that go with it (spec 3, Checkout form). */
export interface Gift {
  readonly to: string;
  readonly from: string;
  readonly message: string;
}

/** Longest texts the backend is sent. */
export const GIFT_LIMITS = { to: 100, from: 100, message: 500 } as const satisfies Record<
  keyof Gift,
  number
>;

const KEY = "baseline.gift";
const NO_GIFT: Gift = { to: "", from: "", message: "" };

/** Kept in the browser until the order is placed, like the instructions. */
export const gift = {
  read(): Gift {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Gift> | null;
      return { to: clip(kept, "to"), from: clip(kept, "from"), message: clip(kept, "message") };
    } catch {
      return NO_GIFT;
    }
  },
  write(next: Gift): void {
    try {
      if (isGift(next)) localStorage.setItem(KEY, JSON.stringify(next));
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage the words last as long as the page.
    }
  },
  clear: (): void => gift.write(NO_GIFT),
};

/** Whether there is anything to send. */
export const isGift = ({ to, from, message }: Gift): boolean => `${to}${from}${message}` !== "";

const clip = (kept: Partial<Gift> | null, field: keyof Gift): string => {
  const text = kept?.[field];
  return typeof text === "string" ? text.slice(0, GIFT_LIMITS[field]) : "";
};
