import { errorMessageFor } from "#components/messages/error-message.ts";
import { loadTranslator } from "#components/messages/load-translator.ts";
import { showToast } from "#components/ui/toast.ts";
import { sessionEnd } from "#lib/domain/cart/faults.ts";
import { type CartLine, findLine } from "#lib/domain/cart/line.ts";
import { followCartType } from "./follow-cart-type.ts";
import { cartRuntime } from "./start-runtime.ts";

/**
 * Makes a line of the cart hold `line` and does what the site's `cart_type` says. Null where that failed, which has
 * been told; else the id of the line now: another variant is another line.
 */
export async function performUpdate(itemId: number, line: CartLine): Promise<number | null> {
  const words = await loadTranslator(document.documentElement.lang);
  const result = await cartRuntime().replaceLine(itemId, line);
  if (!result.ok) {
    const { error } = result;
    const message =
      error.kind === "notFound" ? words("errors.itemNotInCart") : errorMessageFor(words, error);
    if (!sessionEnd(error)) void showToast({ tone: "error", message });
    return null;
  }
  followCartType(words("cart.updated", { name: line.name }));
  const { items } = result.data;
  return items.some((item) => item.itemId === itemId)
    ? itemId
    : (findLine(items, line)?.itemId ?? null);
}
