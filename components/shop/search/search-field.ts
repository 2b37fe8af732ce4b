import { KEYWORDS_LIMIT } from "#lib/shop/values/keywords.ts";

/** The attributes of every field for a search: in the header, on the page of the search, and on a missing page. */
export const SEARCH_FIELD = {
  type: "search",
  name: "search",
  maxLength: KEYWORDS_LIMIT,
  autoComplete: "off",
  enterKeyHint: "search",
  dir: "auto",
} as const;
