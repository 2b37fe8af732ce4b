import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { loadTranslator } from "#components/kit/messages/load-translator.ts";
import { showToast } from "#components/kit/ui/toast.ts";
import { amountsOf } from "#components/shop/analytics/amounts-of.ts";
import { trackedAround } from "#components/shop/analytics/tracked-product.ts";
import { askToLogIn } from "#components/shop/auth/ask-to-log-in.ts";
import { pageLanguage } from "#lib/base/browser/page-language.ts";
import { priceOf } from "#lib/shop/domain/product/product-price.ts";
import { track } from "#lib/web/analytics/track.ts";
import { soldProducts } from "#lib/web/client/product-calls.ts";
import { hasSessionHint } from "#stores/auth/auth-store.ts";
import { isComparing } from "#stores/is-keeping.ts";
import { wishPrices } from "#stores/wishlist/kept-wishes.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { wishlistRuntime } from "./browser-wishlist.ts";

/** Whose list was read last: a customer's, or a guest's on the device. */
let readAsCustomer: boolean | null = null;

const loadComparison = () => import("#components/shop/compare/show-comparison.tsx");

/** Reads the wish list of a customer, or of a guest who has one, and shows the comparison. */
export function showKept(): void {
  loadWishlist();
  if (isComparing()) void loadComparison().then(({ showComparison }) => showComparison());
}

/** Handles a press of a wish list or comparison button. */
export const pressKept = (button: HTMLElement): Promise<void> =>
  button.dataset.compare === undefined
    ? toggleWish(button)
    : loadComparison().then(({ pressCompare, showComparison }) => {
        showComparison();
        return pressCompare(button);
      });

/** Reads the wish list, unless it is already known; again after a login, which merges the guest's into the account's. */
export function loadWishlist(): void {
  const isCustomer = hasSessionHint();
  if (wishlistStore.getState().ids !== null && readAsCustomer === isCustomer) return;
  readAsCustomer = isCustomer;
  void wishlistRuntime().load();
}

/**
 * Adds the button's product to the wish list or removes it, depending on the button's current label, and shows a toast
 * (docs/screens.md §3.9). A guest's list is on the device.
 */
export async function toggleWish(button: HTMLElement): Promise<void> {
  const { wishlist = "", name = nameFor(button), kind = "product" } = button.dataset;
  const id = Number(wishlist);
  if (!Number.isInteger(id)) return;
  const wanted = !wishlistStore.getState().ids?.includes(id);
  const t = await loadTranslator(pageLanguage());
  let result = await wishlistRuntime().set(id, wanted);
  // The device's storage is missing or full, but an account would have room.
  if (!result.ok && !hasSessionHint()) {
    if (!(await askToLogIn({ reason: t("wishlist.reason", { name }) }))) return;
    result = await wishlistRuntime().set(id, wanted);
  }
  if (!result.ok) return showToast({ tone: "error", message: errorMessageFor(t, result.error) });
  void keepPrice(id, wanted);
  if (wanted) trackWish(button);
  const message = t(wanted ? "wishlist.added" : "wishlist.removed", { name, kind });
  return showToast({ tone: "success", message });
}

/** Stores the price of a wished product; none is stored without an answer. */
async function keepPrice(id: number, wanted: boolean): Promise<void> {
  const read = wanted ? await soldProducts([id]) : null;
  const found = read?.ok ? read.data.find((product) => product.id === id) : undefined;
  wishPrices.set(id, found ? priceOf(found).final : null);
}

/** Sends the product to analytics, at the price that its tile or page shows. */
function trackWish(button: HTMLElement): void {
  const product = trackedAround(button);
  if (product) track({ type: "addToWishlist", ...amountsOf([product]) });
}

/** A tile's button has no name of its own: the product's name describes it. */
const nameFor = (button: HTMLElement): string =>
  document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
