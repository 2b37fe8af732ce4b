import { browserCookie } from "#lib/browser/cookie.ts";

/** The barcode applied to this browser's cart (spec 5, Member card barcode). It goes when the cart or the customer goes. */
export const cardCookie = browserCookie("memberCardBarcode");
