import { showToast } from "@/components/ui/toast";
import { sessionEnd } from "@/lib/domain/cart/faults";
import { type CartLine, findLine } from "@/lib/domain/cart/line";
import { loadCartWords } from "./cart-words";
import { errorWords } from "./error-words";
import { followCartType } from "./follow-cart-type";
import { cartRuntime } from "./start-runtime";

/**
 * Makes a line of the cart hold `line` and does what the site's `cart_type` says. Null where that failed, which has
 * been told; else the id of the line now: another variant is another line.
 */
export async function performUpdate(itemId: number, line: CartLine): Promise<number | null> {
  const words = await loadCartWords(document.documentElement.lang);
  const result = await cartRuntime().replaceLine(itemId, line);
  if (!result.ok) {
    const { error } = result;
    const message =
      error.kind === "notFound" ? words("errors.itemNotInCart") : errorWords(words, error);
    if (!sessionEnd(error)) void showToast({ tone: "error", message });
    return null;
  }
  followCartType(words("cart.updated", { name: line.name }));
  const { items } = result.data;
  return items.some((item) => item.itemId === itemId)
    ? itemId
    : (findLine(items, line)?.itemId ?? null);
}
