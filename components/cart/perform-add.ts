import { showToast } from "@/components/ui/toast";
import { fail, type Result } from "@/lib/api/errors";
import type { Cart } from "@/lib/api/schemas/cart";
import { sessionEnd } from "@/lib/domain/cart/faults";
import type { CartLine } from "@/lib/domain/cart/line";
import { toQuantity } from "@/lib/domain/quantity";
import { loadCartWords } from "./cart-words";
import { errorWords } from "./error-words";
import { followCartType } from "./follow-cart-type";
import { cartRuntime } from "./start-runtime";
import { trackAdded } from "./tell-events";

/** The heavy half of `addToCart`. */
export async function performAdd(line: CartLine, onAdded?: () => void): Promise<Result<Cart>> {
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
  onAdded?.();
  trackAdded(line, result.data);
  followCartType(words("cart.added", { name: line.name }));
  return result;
}
