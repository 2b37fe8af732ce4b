/** The cookie of the site that a developer's browser shows at every host. Read in development alone. */
export const DOMAIN_COOKIE = "chosenDomain";
