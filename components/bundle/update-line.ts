import { cartRuntime } from "#components/cart-runtime/start-runtime.ts";
import { errorMessageFor } from "#components/messages/error-message.ts";
import { loadTranslator } from "#components/messages/load-translator.ts";
import { showToast } from "#components/ui/toast.ts";
import { sessionEnd } from "#lib/domain/cart/faults.ts";
import type { CartLine } from "#lib/domain/cart/line.ts";
import { closeBundleModal } from "#stores/bundle/bundle-store.ts";

/**
 * Puts a line in the place of one that is in the cart, closes the dialog and says so; the shopper stays where the line
 * was edited. False where it was not taken.
 */
export async function updateLine(itemId: number, line: CartLine): Promise<boolean> {
  const words = await loadTranslator(document.documentElement.lang);
  const result = await cartRuntime().replaceLine(itemId, line);
  if (result.ok) {
    closeBundleModal();
    void showToast({ tone: "success", message: words("bundle.updated", { name: line.name }) });
  } else if (!sessionEnd(result.error)) {
    const isGone = result.error.kind === "notFound";
    const message = isGone ? words("errors.itemNotInCart") : errorMessageFor(words, result.error);
    void showToast({ tone: "error", message });
  }
  return result.ok;
}
