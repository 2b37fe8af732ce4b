import { browserCookie, YEAR_COOKIE_DAYS } from "#lib/base/browser/cookie.ts";
import { ADMIN_LANGUAGE_COOKIE } from "#lib/staff/admin/language-cookie.ts";

/** Sets the language of the interface, for this person in this browser. The page is loaded again in it. */
export function chooseLanguage(language: string): void {
  browserCookie(ADMIN_LANGUAGE_COOKIE, YEAR_COOKIE_DAYS).write(language);
  window.location.reload();
}
