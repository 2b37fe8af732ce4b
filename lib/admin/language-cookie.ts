/** The cookie of the language that a member of staff has chosen for the admin area; written by a script. */
export const ADMIN_LANGUAGE_COOKIE = "adminLanguage";
