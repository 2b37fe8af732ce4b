import { createStore } from "zustand/vanilla";
import { tabChannel } from "#lib/base/browser/channel.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";

/** The state of the cart that every page needs. Everything else is in the lazily loaded runtime. */
interface CartState {
  /** Pieces in the cart, pending changes included. */
  readonly count: number;
  readonly modalOpen: boolean;
  /** Set by the first opening: the modal is downloaded then, and stays mounted. */
  readonly everOpened: boolean;
  /** The message of the open modal, "" for none. */
  readonly said: string;
  /** Set by `CartHost`: downloads the modal's code. */
  readonly loadModal: () => Promise<unknown>;
  /** Set by `CartHost`: the site of the page, and navigation without a full load. */
  readonly site: ClientSite | null;
  readonly navigate: (href: string) => void;
}

export const emptyCartState: CartState = {
  count: 0,
  modalOpen: false,
  everOpened: false,
  said: "",
  loadModal: async () => null,
  site: null,
  navigate: (href) => window.location.assign(href),
};

/** A store of its own for each test; the browser uses `cartStore`. */
export const createCartStore = () => createStore<CartState>()(() => emptyCartState);
export type CartStore = ReturnType<typeof createCartStore>;

/** Opens the cart modal, which says what has happened. */
export const openCartModal = (store: CartStore, said = ""): void =>
  store.setState({ modalOpen: true, everOpened: true, said });

/** One for the tab. Only effects and event handlers write to it, so the server's copy stays empty. */
export const cartStore = createCartStore();

/** News that one tab announces to the others after its cart changed. */
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
