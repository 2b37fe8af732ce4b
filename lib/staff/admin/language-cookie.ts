/** The cookie for the admin language chosen by a member of staff; written by a script. */
export const ADMIN_LANGUAGE_COOKIE = "adminLanguage";
