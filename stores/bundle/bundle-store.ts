import { createStore } from "zustand/vanilla";
import type { LineOptions } from "#lib/domain/cart/line.ts";

/** Which bundle is to be put together, and for which line of the cart. */
export interface BundleRequest {
  readonly slug: string;
  /** Names the bundle where no slug is known. */
  readonly productId?: number;
  /** For the dialog's name until the bundle is read. */
  readonly name?: string;
  /** The line of the cart that is edited; without one the bundle is added. */
  readonly itemId?: number;
  readonly quantity?: number;
  readonly options?: LineOptions;
}

interface BundleState {
  /** Kept after closing, so that the dialog does not lose its name while it goes. */
  readonly request: BundleRequest | null;
  readonly open: boolean;
}

/** One for the tab. Only event handlers write to it, so the server's copy stays empty. */
export const bundleStore = createStore<BundleState>()(() => ({ request: null, open: false }));

export const closeBundleModal = (): void => bundleStore.setState({ open: false });
