import { createStore } from "zustand/vanilla";
import type { ClientSite } from "#lib/site/client-site.ts";

/** What the header and the shell know of the cart. Everything else is in the lazily loaded runtime. */
interface CartState {
  /** Pieces in the cart, pending changes included. */
  readonly count: number;
  readonly modalOpen: boolean;
  /** The modal is downloaded by its first opening and stays mounted. */
  readonly everOpened: boolean;
  /** Set by `CartHost`: the site of the page, and how to go elsewhere without a full load. */
  readonly site: ClientSite | null;
  readonly navigate: (href: string) => void;
}

export const emptyCartState: CartState = {
  count: 0,
  modalOpen: false,
  everOpened: false,
  site: null,
  navigate: (href) => window.location.assign(href),
};

/** A store of its own for each test; the browser uses `cartStore`. */
export const createCartStore = () => createStore<CartState>()(() => emptyCartState);
export type CartStore = ReturnType<typeof createCartStore>;

/** Shows the cart over the page. */
export const openCartModal = (store: CartStore): void =>
  store.setState({ modalOpen: true, everOpened: true });

/** One for the tab. Only effects and event handlers write to it, so the server's copy stays empty. */
export const cartStore = createCartStore();
