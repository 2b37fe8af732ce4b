import { showToast } from "#components/kit/ui/toast.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { cartStore, openCartModal } from "#stores/cart/cart-store.ts";

/**
 * Says what happened to the cart, and does what follows (docs/screens.md §3.5): 0 goes to the cart, 1 stays, 2 opens
 * the modal. Resolves when that is in view, so that the button that was pressed can wait for it.
 */
export async function followCartType(message: string): Promise<void> {
  const { site, navigate, loadModal } = cartStore.getState();
  const say = () => void showToast({ tone: "success", message });
  if (site?.cartType === 1) return say();
  if (site?.cartType === 0) {
    say();
    return navigate(hrefTo({ name: "cart" }, site));
  }
  const isLoaded = await loadModal().then(
    () => true,
    () => false,
  );
  // Without the modal the change is said all the same.
  if (isLoaded) openCartModal(cartStore, message);
  else say();
}
