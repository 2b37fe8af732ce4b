import { showToast } from "#components/ui/toast.ts";
import { fail, type Result } from "#lib/api/errors.ts";
import type { Cart } from "#lib/api/schemas/cart.ts";
import type { CartLine } from "#lib/domain/cart/line.ts";

/**
 * Puts a product into the cart and does what the site's `cart_type` says: 0 goes to the cart, 1 tells,
 * 2 opens the modal (spec 4); `onAdded` runs just before. Tells of a failure too; the result is for the caller's own state.
 */
export async function addToCart(line: CartLine, onAdded?: () => void): Promise<Result<Cart>> {
  const loaded = await import("./perform-add.ts").catch(() => null);
  if (loaded) return loaded.performAdd(line, onAdded);
  tellOffline();
  return fail({ kind: "network", status: 0, message: "" });
}

/** Said when not even the messages could be downloaded. */
export const tellOffline = (): void =>
  void showToast({
    tone: "error",
    message: OFFLINE[document.documentElement.lang] ?? OFFLINE.en,
  }).catch(() => null);

const OFFLINE: Record<string, string> & { en: string } = {
  en: "We could not reach the shop. Please try again.",
  hr: "Trgovina nije dostupna. Pokušajte ponovno.",
  de: "Der Shop ist nicht erreichbar. Bitte versuchen Sie es erneut.",
};
