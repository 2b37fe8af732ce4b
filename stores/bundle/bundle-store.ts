import { createStore } from "zustand/vanilla";
import type { LineOptions } from "#lib/shop/domain/cart/line.ts";

/** The bundle to customise, and the cart line that is edited. */
export interface BundleRequest {
  readonly slug: string;
  /** Identifies the bundle where no slug is known. */
  readonly productId?: number;
  /** The dialog's name until the bundle is loaded. */
  readonly name?: string;
  /** The line of the cart that is edited; without one the bundle is added. */
  readonly itemId?: number;
  readonly quantity?: number;
  readonly options?: LineOptions;
}

interface BundleState {
  /** Kept after closing, so that the dialog keeps its name while it closes. */
  readonly request: BundleRequest | null;
  readonly open: boolean;
}

/** One for the tab. Only event handlers write to it, so the server's copy stays empty. */
export const bundleStore = createStore<BundleState>()(() => ({ request: null, open: false }));

export const closeBundleModal = (): void => bundleStore.setState({ open: false });
