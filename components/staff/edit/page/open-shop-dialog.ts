import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import type { Step } from "#components/staff/edit/store/edit-types.ts";
import { bundleStore } from "#stores/bundle/bundle-store.ts";
import { cartStore, openCartModal } from "#stores/cart/cart-store.ts";
import { revealPlace } from "./reveal.ts";

/** A shoppers' dialog that is shown next to the page in edit mode, so that its texts are edited in place. */
interface Beside {
  readonly name: "cart" | "bundle";
  /** Handler of the element that has its texts. */
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
      // The last opened bundle, else a sample.
      if (bundleStore.getState().request) bundleStore.setState({ open: true });
      else store.getState().open({ name: "bundle" });
    },
  },
];

/** Only one dialog is next to the page at a time, and never together with a preview. */
function clear(store: EditStore): void {
  const { preview, dialog, close } = store.getState();
  preview(null);
  if (dialog?.name === "bundle") close();
  cartStore.setState({ modalOpen: false });
  bundleStore.setState({ open: false });
}

/** Opens the dialog in which a history step was made, at its slot; false for a step of the page. */
export function showBeside(store: EditStore, { operations: [first], address }: Step): boolean {
  const beside = BESIDE.find(({ handler }) => handler === first?.handler);
  beside?.open(store);
  if (beside) revealPlace(address);
  return beside !== undefined;
}
