import { tabChannel } from "#lib/browser/channel.ts";
import { isRecord } from "#lib/utils/is-record.ts";
import { cartStore } from "./cart-store.ts";

/** What one tab tells the others after its cart changed. */
export interface CartNews {
  /** Pieces in the cart. */
  readonly count: number;
}

const channel = tabChannel("baseline.cart", (data): CartNews | null =>
  isRecord(data) && typeof data.count === "number" ? { count: data.count } : null,
);

export const announceCart = channel.announce;

let isFollowing = false;
const readers = new Set<() => void>();

/**
 * Keeps the header's count in step with the other tabs; `read` gets the changed cart, where this tab shows more than the
 * count. The tab subscribes once, however many ask.
 */
export function followOtherTabs(read?: () => void): void {
  if (read) readers.add(read);
  if (isFollowing) return;
  isFollowing = true;
  channel.listen(({ count }) => {
    cartStore.setState({ count });
    for (const reader of readers) reader();
  });
}
