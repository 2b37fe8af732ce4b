import { browserCookie } from "#lib/browser/cookie.ts";

/** The gateway asks for the cart in this currency if the site allows it; "" = the main one. */
export const currencyCookie = browserCookie("currency");
