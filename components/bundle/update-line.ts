import { loadCartWords } from "@/components/cart/cart-words";
import { errorWords } from "@/components/cart/error-words";
import { cartRuntime } from "@/components/cart/start-runtime";
import { showToast } from "@/components/ui/toast";
import { sessionEnd } from "@/lib/domain/cart/faults";
import type { CartLine } from "@/lib/domain/cart/line";
import { closeBundleModal } from "@/stores/bundle-store";

/**
 * Puts a line in the place of one that is in the cart, closes the dialog and says so; the shopper stays where the line
 * was edited. False where it was not taken.
 */
export async function updateLine(itemId: number, line: CartLine): Promise<boolean> {
  const words = await loadCartWords(document.documentElement.lang);
  const result = await cartRuntime().replaceLine(itemId, line);
  if (result.ok) {
    closeBundleModal();
    void showToast({ tone: "success", message: words("bundle.updated", { name: line.name }) });
  } else if (!sessionEnd(result.error)) {
    const isGone = result.error.kind === "notFound";
    const message = isGone ? words("errors.itemNotInCart") : errorWords(words, result.error);
    void showToast({ tone: "error", message });
  }
  return result.ok;
}
