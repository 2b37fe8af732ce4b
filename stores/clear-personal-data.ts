import { instructions } from "./cart/instructions.ts";
import { checkoutStore, forgetCheckout } from "./checkout/checkout-store.ts";
import { gift } from "./checkout/gift.ts";
import { guestCookie } from "./checkout/guest-cookie.ts";
import { clearDrafts } from "./drafts.ts";

/**
 * Forgets what this browser kept of a person beside session and cart, so that the next one who uses it neither reads
 * nor sends it (spec 4, Auth): the checkout, words for the order, a gift's names, drafts, the guest's e-mail.
 */
export function forgetShopper(): void {
  forgetCheckout(checkoutStore());
  instructions.write("");
  gift.clear();
  clearDrafts();
  guestCookie.clear();
}
