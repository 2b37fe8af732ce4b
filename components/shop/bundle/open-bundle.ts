import { showOfflineToast } from "#components/shop/cart-runtime/offline-toast.ts";
import { type BundleRequest, bundleStore } from "#stores/bundle/bundle-store.ts";

/**
 * Downloads, fills and opens the dialog in which a bundle is customised (docs/screens.md §2.7): to add it or, with
 * `itemId`, to change a line of the cart. Resolves to false if the download failed; a toast then reports it.
 */
export async function openBundleModal(request: BundleRequest): Promise<boolean> {
  const loaded = await import("./bundle-modal.tsx")
    .then(({ prepareBundleModal }) => prepareBundleModal(request))
    .catch(() => null);
  if (loaded) bundleStore.setState({ request, open: true });
  else showOfflineToast();
  return loaded !== null;
}
