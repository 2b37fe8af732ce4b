import { tellOffline } from "#components/cart-runtime/tell-offline.ts";
import { type BundleRequest, bundleStore } from "#stores/bundle/bundle-store.ts";

/**
 * Opens the dialog in which a bundle is put together (spec 2, Bundle customisation modal): to add it, or, with `itemId`,
 * to change a line of the cart. Downloads it first; false where that failed, which has then been told.
 */
export async function openBundleModal(request: BundleRequest): Promise<boolean> {
  const loaded = await import("./bundle-modal.tsx")
    .then(({ prepareBundleModal }) => prepareBundleModal())
    .catch(() => null);
  if (loaded) bundleStore.setState({ request, open: true });
  else tellOffline();
  return loaded !== null;
}
