import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { loadTranslator } from "#components/kit/messages/load-translator.ts";
import { showToast } from "#components/kit/ui/toast.ts";
import { pageLanguage } from "#lib/base/browser/page-language.ts";
import { sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import { type CartLine, findLine } from "#lib/shop/domain/cart/line.ts";
import { cartRuntime } from "./browser-cart.ts";
import { followCartType } from "./follow-cart-type.ts";
import { showOfflineToast } from "./offline-toast.ts";

/**
 * Replaces a cart line by `line` and follows the site's `cart_type`. Resolves to the id of the line, which is a new one
 * for another variant, or to null after a failure, which a toast reports.
 */
export async function updateCartLine(itemId: number, line: CartLine): Promise<number | null> {
  const t = await loadTranslator(pageLanguage()).catch(() => null);
  if (!t) {
    showOfflineToast();
    return null;
  }
  const result = await cartRuntime().replaceLine(itemId, line);
  if (!result.ok) {
    const { error } = result;
    const message =
      error.kind === "notFound" ? t("errors.itemNotInCart") : errorMessageFor(t, error);
    if (!sessionEnd(error)) void showToast({ tone: "error", message });
    return null;
  }
  await followCartType(t("cart.updated", { name: line.name }));
  const { items } = result.data;
  return items.some((item) => item.itemId === itemId)
    ? itemId
    : (findLine(items, line)?.itemId ?? null);
}
