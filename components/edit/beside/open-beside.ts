import { revealPlace } from "#components/edit/sections/reveal.ts";
import type { EditStore } from "#components/edit/store/edit-store.ts";
import type { Step } from "#components/edit/store/types.ts";
import { bundleStore } from "#stores/bundle/bundle-store.ts";
import { cartStore, openCartModal } from "#stores/cart/cart-store.ts";

/** A dialog of shoppers that stands beside the page in edit mode, so that its texts are edited where they are shown. */
interface Beside {
  readonly name: "cart" | "bundle";
  /** Of the element that holds its texts. */
  readonly handler: string;
  readonly open: (store: EditStore) => void;
}

export const BESIDE: readonly Beside[] = [
  {
    name: "cart",
    handler: "cart-section",
    open: (store) => {
      clear(store);
      openCartModal(cartStore);
    },
  },
  {
    name: "bundle",
    handler: "bundle-section",
    open: (store) => {
      clear(store);
      // The bundle that was looked at last, else a sample.
      if (bundleStore.getState().request) bundleStore.setState({ open: true });
      else store.getState().open({ name: "bundle" });
    },
  },
];

/** One dialog stands beside the page at a time, and the page is not under a preview. */
function clear(store: EditStore): void {
  const { preview, dialog, close } = store.getState();
  preview(null);
  if (dialog?.name === "bundle") close();
  cartStore.setState({ modalOpen: false });
  bundleStore.setState({ open: false });
}

/** Opens the dialog that a step of the history was made in, at its place; false for a step of the page. */
export function showBeside(store: EditStore, { operations: [first], address }: Step): boolean {
  const beside = BESIDE.find(({ handler }) => handler === first?.handler);
  beside?.open(store);
  if (beside) revealPlace(address);
  return beside !== undefined;
}
