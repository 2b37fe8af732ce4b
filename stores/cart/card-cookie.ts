import { browserCookie } from "#lib/browser/cookie.ts";

/** The barcode applied to this browser's cart (docs/screens.md §4.3). It goes when the cart or the customer goes. */
export const cardCookie = browserCookie("memberCardBarcode");
