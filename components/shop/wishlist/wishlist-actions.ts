import { errorMessageFor } from "#components/kit/messages/error-message.ts";
import { loadTranslator } from "#components/kit/messages/load-translator.ts";
import { showToast } from "#components/kit/ui/toast.ts";
import { amountsOf } from "#components/shop/analytics/amounts-of.ts";
import { trackedAround } from "#components/shop/analytics/tracked-product.ts";
import { askToLogIn } from "#components/shop/auth/ask-to-log-in.ts";
import { pageLanguage } from "#lib/base/browser/page-language.ts";
import { track } from "#lib/web/analytics/track.ts";
import { authStore, hasSessionHint } from "#stores/auth/auth-store.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { wishlistRuntime } from "./browser-wishlist.ts";

/** Reads the wish list, unless it is already known. */
export function loadWishlist(): void {
  if (wishlistStore.getState().ids === null) void wishlistRuntime().load();
}

/**
 * Adds the button's product to the wish list or removes it, depending on what the button shows, and shows a toast
 * (docs/screens.md §3.9). Guests are asked to log in first.
 */
export async function toggleWish(button: HTMLElement): Promise<void> {
  const { wishlist = "", name = nameFor(button), kind = "product" } = button.dataset;
  const id = Number(wishlist);
  if (!Number.isInteger(id)) return;
  const wanted = !wishlistStore.getState().ids?.includes(id);
  const t = await loadTranslator(pageLanguage());
  const isIn = authStore.getState().status === "in" || hasSessionHint();
  if (!isIn && !(await askToLogIn({ reason: t("wishlist.reason", { name }) }))) return;
  const result = await wishlistRuntime().set(id, wanted);
  if (!result.ok) return showToast({ tone: "error", message: errorMessageFor(t, result.error) });
  if (wanted) trackWish(button);
  const message = t(wanted ? "wishlist.added" : "wishlist.removed", { name, kind });
  return showToast({ tone: "success", message });
}

/** Sends the product to analytics, at the price that its tile or page shows. */
function trackWish(button: HTMLElement): void {
  const product = trackedAround(button);
  if (product) track({ type: "addToWishlist", ...amountsOf([product]) });
}

/** A tile's button has no name of its own: the product's name describes it. */
const nameFor = (button: HTMLElement): string =>
  document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
