import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { loadTranslator, type Translate } from "#components/kit/messages/load-translator.ts";
import { showToast } from "#components/kit/ui/toast.ts";
import { pageLanguage } from "#lib/base/browser/page-language.ts";
import { errorMessage } from "#lib/shop/api/error-message.ts";
import { isUncertain } from "#lib/shop/domain/cart/faults.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { CartNotice } from "#stores/cart/cart-answers.ts";
import { cartStore } from "#stores/cart/cart-store.ts";
import { readOrder } from "#stores/checkout/order-marker.ts";

/** The backend's message if it is meant for shoppers (docs/screens.md §5.1). */
function removalMessage(
  t: Translate,
  { name, error }: Extract<CartNotice, { kind: "notRemoved" }>,
): string {
  const message = isUncertain(error) ? null : errorMessage(error);
  return message && "text" in message ? message.text : t("errors.removeFromCartFailed", { name });
}

/**
 * Announces a change of the cart. Redirects to the home page if its session ended (docs/screens.md §3.4), or to the
 * success page of its order.
 */
export async function showCartNotice(notice: CartNotice): Promise<void> {
  const { site, navigate } = cartStore.getState();
  if (notice.kind === "ordered") {
    const orderSlug = readOrder()?.orderSlug ?? "";
    cartStore.setState({ modalOpen: false });
    if (site) navigate(hrefTo({ name: "checkoutSuccess" }, site, { orderSlug }));
    return;
  }
  if (notice.kind === "ended") {
    cartStore.setState({ modalOpen: false });
    if (site) navigate(hrefTo({ name: "home" }, site));
    if (notice.why === "used") return;
  }
  const t = await loadTranslator(pageLanguage());
  switch (notice.kind) {
    case "ended":
    case "closed":
      return showToast({ tone: "error", message: t("errors.cartUpdateError") });
    case "notRemoved":
      return showToast({ tone: "error", message: removalMessage(t, notice) });
    case "refused":
      return showToast({ tone: "error", message: errorMessageFor(t, notice.error) });
    case "couponExpired":
      return showToast({
        tone: "info",
        message: t("cart.coupon.expired", { code: notice.code }),
      });
    case "notInCart":
      return showToast({ tone: "info", message: t("errors.itemNotInCart") });
  }
}
