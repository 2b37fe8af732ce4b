import { showToast } from "#components/ui/toast.ts";
import { hrefTo } from "#lib/i18n/routes.ts";
import { cartStore, openCartModal } from "#stores/cart/cart-store.ts";

/** What follows a change of the cart (docs/screens.md §3.5): 0 goes to the cart, 1 shows a toast, 2 opens the modal. */
export function followCartType(message: string): void {
  const { site, navigate } = cartStore.getState();
  if (site?.cartType === 0) navigate(hrefTo({ name: "cart" }, site));
  else if (site?.cartType === 1) void showToast({ tone: "success", message });
  else openCartModal(cartStore);
}
