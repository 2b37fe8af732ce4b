import { writeText } from "#lib/base/browser/storage.ts";
import { PERSONAL } from "#lib/web/client/keys.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { ORDER_KEY } from "./cart/cart-session.ts";
import { instructions } from "./cart/instructions.ts";
import { keptLines } from "./cart/kept-lines.ts";
import { checkoutStore, clearCheckout } from "./checkout/checkout-store.ts";
import { gift } from "./checkout/gift.ts";
import { guestCookie } from "./checkout/guest-cookie.ts";
import { compared } from "./compare/compared.ts";
import { clearDrafts } from "./drafts.ts";
import { recentSearches } from "./search/recent-searches.ts";
import { seenProducts } from "./seen/seen-products.ts";
import { keptWishes, wishPrices } from "./wishlist/kept-wishes.ts";

/**
 * Clears this browser's personal data besides session and cart, so that the next person neither sees nor sends them:
 * the checkout, the order in progress, the instructions, a gift's names, drafts, the guest's e-mail, wishes, products seen and
 * compared, searches, lines saved for later.
 */
export function clearPersonalData(): void {
  clearCheckout(checkoutStore());
  // Names the order and its buyer.
  writeText("local", ORDER_KEY, null);
  instructions.write("");
  gift.clear();
  clearDrafts();
  keptWishes.clear();
  wishPrices.clear();
  seenProducts.clear();
  compared.clear();
  recentSearches.clear();
  keptLines.clear();
  guestCookie.clear();
}

const logoutHooks: (() => void)[] = [];

/**
 * Runs `hook` at every logout, in whichever tab it happens: for code that only some tabs have loaded, e.g. the wish
 * list.
 */
export function onLogout(hook: () => void): void {
  logoutHooks.push(hook);
}

/** After a logout: personal data, query results and the cart go, so that no personal data stay in the tab. */
export async function clearAtLogout(
  loadCart: () => Promise<{ readonly clear: () => void }>,
): Promise<void> {
  for (const hook of logoutHooks) hook();
  clearPersonalData();
  browserQueryClient().removeQueries({
    predicate: ({ queryKey }) => PERSONAL.has(String(queryKey[0])),
  });
  (await loadCart()).clear();
}
