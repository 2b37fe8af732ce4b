import { browserCookie } from "#lib/base/browser/cookie.ts";

/** The barcode applied to this browser's cart (docs/screens.md §4.3). It is removed with the cart, and at a logout. */
export const cardCookie = browserCookie("memberCardBarcode");
