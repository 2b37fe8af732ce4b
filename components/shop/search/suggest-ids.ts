/** Ids of the header's search box and its list of suggestions. */
export const SITE_SEARCH = "site-search";
export const SUGGESTIONS = "site-suggestions";
export const optionId = (index: number): string => `${SUGGESTIONS}-${index}`;
