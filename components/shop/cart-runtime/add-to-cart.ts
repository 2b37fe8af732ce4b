import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { loadTranslator } from "#components/kit/messages/load-translator.ts";
import { showToast } from "#components/kit/ui/toast.ts";
import { pageLanguage } from "#lib/base/browser/page-language.ts";
import { fail, type Result } from "#lib/shop/api/errors.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import type { CartLine } from "#lib/shop/domain/cart/line.ts";
import { checkQuantity } from "#lib/shop/domain/product/quantity.ts";
import { cartRuntime } from "./browser-cart.ts";
import { followCartType } from "./follow-cart-type.ts";
import { showOfflineToast } from "./offline-toast.ts";
import { trackAdded } from "./track-cart.ts";

/**
 * Adds a product to the cart and then follows the site's `cart_type`: 0 opens the cart page, 1 shows a toast, 2 opens
 * the modal; `onAdded` runs just before. A failure shows a toast and resolves to false. Imported only by lazily loaded
 * code, because it includes the whole cart runtime.
 */
export async function addToCart(line: CartLine, onAdded?: () => void): Promise<Result<Cart>> {
  const t = await loadTranslator(pageLanguage()).catch(() => null);
  if (!t) {
    showOfflineToast();
    return fail({ kind: "network", status: 0, message: "" });
  }
  if (checkQuantity(line.quantity) === null) {
    void showToast({ tone: "error", message: t("errors.invalidQuantity") });
    return fail({ kind: "validation", status: 422, message: "error.invalidQuantity" });
  }
  const result = await cartRuntime().add(line);
  if (!result.ok) {
    // The end of the session has shown its own message.
    if (!sessionEnd(result.error))
      void showToast({ tone: "error", message: errorMessageFor(t, result.error) });
    return result;
  }
  onAdded?.();
  trackAdded(line, result.data);
  await followCartType(t("cart.added", { name: line.name }));
  return result;
}
