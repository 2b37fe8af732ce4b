import { errorMessageFor } from "#components/messages/error-message.ts";
import { loadTranslator, type Translate } from "#components/messages/load-translator.ts";
import { showToast } from "#components/ui/toast.ts";
import { errorMessage } from "#lib/api/error-message.ts";
import { isUncertain } from "#lib/domain/cart/faults.ts";
import { hrefTo } from "#lib/i18n/routes.ts";
import type { CartNotice } from "#stores/cart/cart-answers.ts";
import { cartStore } from "#stores/cart/cart-store.ts";
import { readOrder } from "#stores/checkout/order-marker.ts";

/** The backend's own words where it has any that are for a shopper (docs/screens.md §5.1). */
function removalWords(
  words: Translate,
  { name, error }: Extract<CartNotice, { kind: "notRemoved" }>,
): string {
  const said = isUncertain(error) ? null : errorMessage(error);
  return said && "text" in said ? said.text : words("errors.removeFromCartFailed", { name });
}

/**
 * Says what happened to the cart, and goes home where its session ended (docs/screens.md §3.4); to the thanks of its
 * order.
 */
export async function tellShopper(event: CartNotice): Promise<void> {
  const { site, navigate } = cartStore.getState();
  if (event.kind === "ordered") {
    const orderSlug = readOrder()?.orderSlug ?? "";
    cartStore.setState({ modalOpen: false });
    if (site) navigate(hrefTo({ name: "checkoutSuccess" }, site, { orderSlug }));
    return;
  }
  if (event.kind === "ended") {
    cartStore.setState({ modalOpen: false });
    if (site) navigate(hrefTo({ name: "home" }, site));
    if (event.why === "used") return;
  }
  const words = await loadTranslator(document.documentElement.lang);
  switch (event.kind) {
    case "ended":
    case "closed":
      return showToast({ tone: "error", message: words("errors.cartUpdateError") });
    case "notRemoved":
      return showToast({ tone: "error", message: removalWords(words, event) });
    case "refused":
      return showToast({ tone: "error", message: errorMessageFor(words, event.error) });
    case "couponExpired":
      return showToast({
        tone: "info",
        message: words("cart.coupon.expired", { code: event.code }),
      });
    case "notInCart":
      return showToast({ tone: "info", message: words("errors.itemNotInCart") });
  }
}
