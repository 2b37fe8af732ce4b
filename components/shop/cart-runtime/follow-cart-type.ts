import { showToast } from "#components/kit/ui/toast.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { cartStore, openCartModal } from "#stores/cart/cart-store.ts";

/**
 * Announces a change of the cart and follows the site's `cart_type` (docs/screens.md §3.5): 0 opens the cart page, 1
 * stays on the page, 2 opens the modal. Resolves when the result is visible, so that the pressed button can stay busy
 * until then.
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
  // Without the modal the change is announced all the same.
  if (isLoaded) openCartModal(cartStore, message);
  else say();
}
