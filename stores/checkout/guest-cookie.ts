import { browserCookie } from "#lib/base/browser/cookie.ts";

/** The e-mail of a returning guest (docs/screens.md §6.3); kept for the default cookie age. */
export const guestCookie = browserCookie("guestUser");
