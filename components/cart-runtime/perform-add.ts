import { errorMessageFor } from "#components/messages/error-message.ts";
import { loadTranslator } from "#components/messages/load-translator.ts";
import { showToast } from "#components/ui/toast.ts";
import { fail, type Result } from "#lib/api/errors.ts";
import type { Cart } from "#lib/api/schemas/cart.ts";
import { sessionEnd } from "#lib/domain/cart/faults.ts";
import type { CartLine } from "#lib/domain/cart/line.ts";
import { toQuantity } from "#lib/domain/product/quantity.ts";
import { followCartType } from "./follow-cart-type.ts";
import { cartRuntime } from "./start-runtime.ts";
import { trackAdded } from "./tell-events.ts";

/** The heavy half of `addToCart`. */
export async function performAdd(line: CartLine, onAdded?: () => void): Promise<Result<Cart>> {
  const words = await loadTranslator(document.documentElement.lang);
  if (toQuantity(String(line.quantity)) === null) {
    void showToast({ tone: "error", message: words("errors.invalidQuantity") });
    return fail({ kind: "validation", status: 422, message: "error.invalidQuantity" });
  }
  const result = await cartRuntime().add(line);
  if (!result.ok) {
    // What ended the session has been told already.
    if (!sessionEnd(result.error))
      void showToast({ tone: "error", message: errorMessageFor(words, result.error) });
    return result;
  }
  onAdded?.();
  trackAdded(line, result.data);
  followCartType(words("cart.added", { name: line.name }));
  return result;
}
