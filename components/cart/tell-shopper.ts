import { showToast } from "@/components/ui/toast";
import { hrefTo } from "@/lib/i18n/routes";
import type { CartEvent } from "@/stores/cart-parts";
import { cartStore } from "@/stores/cart-store";
import { loadCartWords } from "./cart-words";
import { errorWords } from "./error-words";

/** Says what happened to the cart, and goes home where its session ended (spec 8.2). */
export async function tellShopper(event: CartEvent): Promise<void> {
  const { site, navigate } = cartStore.getState();
  if (event.kind === "ended") {
    cartStore.setState({ modalOpen: false });
    if (site) navigate(hrefTo({ name: "home" }, site));
    if (event.why === "used") return;
  }
  const words = await loadCartWords(document.documentElement.lang);
  switch (event.kind) {
    case "ended":
      return showToast({ tone: "error", message: words("errors.cartUpdateError") });
    case "refused":
      return showToast({ tone: "error", message: errorWords(words, event.error) });
    case "couponExpired":
      return showToast({
        tone: "info",
        message: words("cart.coupon.expired", { code: event.code }),
      });
    case "notInCart":
      return showToast({ tone: "info", message: words("errors.itemNotInCart") });
  }
}
