import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { loadTranslator } from "#components/kit/messages/load-translator.ts";
import { showToast } from "#components/kit/ui/toast.ts";
import { addToCart } from "#components/shop/cart-runtime/add-to-cart.ts";
import { cartRuntime } from "#components/shop/cart-runtime/browser-cart.ts";
import { pageLanguage } from "#lib/base/browser/page-language.ts";
import { sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import type { CartLine } from "#lib/shop/domain/cart/line.ts";
import { closeBundleModal } from "#stores/bundle/bundle-store.ts";

/**
 * Adds the bundle to the cart, or replaces the line `itemId` with it. Resolves to false if that failed; a toast then
 * shows why.
 */
export async function submitBundle(line: CartLine, itemId: number | undefined): Promise<boolean> {
  if (itemId !== undefined) return replaceLine(itemId, line);
  // The dialog closes before the cart opens, so that the focus returns to where it was.
  const { ok } = await addToCart(line, closeBundleModal);
  return ok;
}

/** Replaces a line of the cart, closes the dialog and shows a toast. The shopper stays on the page. */
async function replaceLine(itemId: number, line: CartLine): Promise<boolean> {
  const t = await loadTranslator(pageLanguage());
  const result = await cartRuntime().replaceLine(itemId, line);
  if (result.ok) {
    closeBundleModal();
    void showToast({ tone: "success", message: t("bundle.updated", { name: line.name }) });
  } else if (!sessionEnd(result.error)) {
    const isCartRejected = result.error.kind === "notFound";
    const message = isCartRejected ? t("errors.itemNotInCart") : errorMessageFor(t, result.error);
    void showToast({ tone: "error", message });
  }
  return result.ok;
}
