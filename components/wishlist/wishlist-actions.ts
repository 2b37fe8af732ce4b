import { askToLogIn } from "#components/auth/ask-to-log-in.ts";
import { errorMessageFor } from "#components/messages/error-message.ts";
import { loadTranslator } from "#components/messages/load-translator.ts";
import { showToast } from "#components/ui/toast.ts";
import { authStore, hasSessionHint } from "#stores/auth/auth-store.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { wishlistRuntime } from "./browser-wishlist.ts";

/** Reads the list once for whoever is logged in. */
export function start(): void {
  if (wishlistStore.getState().ids === null) void wishlistRuntime().load();
}

/**
 * What a wishlist button does (spec 4, 8.3): adds or takes away by what it shows, and says so. Guests are asked to
 * log in and their click is finished afterwards.
 */
export async function click(button: HTMLElement): Promise<void> {
  const { wishlist = "", name = "", kind = "product" } = button.dataset;
  const id = Number(wishlist);
  if (!Number.isInteger(id)) return;
  const wanted = !wishlistStore.getState().ids?.includes(id);
  const words = await loadTranslator(document.documentElement.lang);
  const isIn = authStore.getState().status === "in" || hasSessionHint();
  if (!isIn && !(await askToLogIn({ reason: words("wishlist.reason", { name }) }))) return;
  const result = await wishlistRuntime().set(id, wanted);
  if (!result.ok)
    return showToast({ tone: "error", message: errorMessageFor(words, result.error) });
  const message = words(wanted ? "wishlist.added" : "wishlist.removed", { name, kind });
  return showToast({ tone: "success", message });
}
