import { tabChannel } from "#lib/browser/channel.ts";
import { isRecord } from "#lib/utils/is-record.ts";
import { cartStore } from "./cart-store.ts";

/** What one tab announces to the others after its cart changed. */
export interface CartNews {
  /** Pieces in the cart. */
  readonly count: number;
}

const channel = tabChannel("baseline.cart", (data): CartNews | null =>
  isRecord(data) && typeof data.count === "number" ? { count: data.count } : null,
);

export const announceCart = channel.announce;

let isFollowing = false;
let onChange: () => void = () => {};

/**
 * Keeps the header's count up to date with other tabs; `read` reads the changed cart, where this tab shows more than
 * the count. Further calls subscribe only once.
 */
export function followOtherTabs(read?: () => void): void {
  if (read) onChange = read;
  if (isFollowing) return;
  isFollowing = true;
  channel.listen(({ count }) => {
    cartStore.setState({ count });
    onChange();
  });
}
