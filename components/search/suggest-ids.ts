/** The box in the header and what hangs on it. */
export const SITE_SEARCH = "site-search";
export const SUGGESTIONS = "site-suggestions";
export const optionId = (index: number): string => `${SUGGESTIONS}-${index}`;
