import { showToast } from "@/components/ui/toast";
import { fail, type Result } from "@/lib/api/errors";
import type { Cart } from "@/lib/api/schemas/cart";
import { sessionEnd } from "@/lib/domain/cart/faults";
import type { CartLine } from "@/lib/domain/cart/line";
import { toQuantity } from "@/lib/domain/quantity";
import { hrefTo } from "@/lib/i18n/routes";
import { cartStore, openCartModal } from "@/stores/cart-store";
import { loadCartWords } from "./cart-words";
import { errorWords } from "./error-words";
import { cartRuntime } from "./start-runtime";

/** The heavy half of `addToCart`. */
export async function performAdd(line: CartLine): Promise<Result<Cart>> {
  const words = await loadCartWords(document.documentElement.lang);
  if (toQuantity(String(line.quantity)) === null) {
    void showToast({ tone: "error", message: words("errors.invalidQuantity") });
    return fail({ kind: "validation", status: 422, message: "error.invalidQuantity" });
  }
  const result = await cartRuntime().add(line);
  if (!result.ok) {
    // What ended the session has been told already.
    if (!sessionEnd(result.error))
      void showToast({ tone: "error", message: errorWords(words, result.error) });
    return result;
  }
  const { site, navigate } = cartStore.getState();
  if (site?.cartType === 0) navigate(hrefTo({ name: "cart" }, site));
  else if (site?.cartType === 1)
    void showToast({ tone: "success", message: words("cart.added", { name: line.name }) });
  else openCartModal(cartStore);
  return result;
}
