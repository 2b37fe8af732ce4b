import { PERSONAL } from "#lib/client/keys.ts";
import { browserQueryClient } from "#lib/client/query-client.ts";
import { instructions } from "./cart/instructions.ts";
import { checkoutStore, clearCheckout } from "./checkout/checkout-store.ts";
import { gift } from "./checkout/gift.ts";
import { guestCookie } from "./checkout/guest-cookie.ts";
import { clearDrafts } from "./drafts.ts";

/**
 * Clears what this browser keeps of a person beside session and cart, so that the next one who uses it neither reads
 * nor sends it: the checkout, the note for the order, a gift's names, drafts, the guest's e-mail.
 */
export function clearPersonalData(): void {
  clearCheckout(checkoutStore());
  instructions.write("");
  gift.clear();
  clearDrafts();
  guestCookie.clear();
}

const logoutHooks: (() => void)[] = [];

/** Runs `hook` at every logout, in whichever tab it happens: for what only some tabs have loaded, as the wish list. */
export function onLogout(hook: () => void): void {
  logoutHooks.push(hook);
}

/** After a logout: personal data, query results and the cart go, so that nothing of the person stays in the tab. */
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
