/**
 * Names the draft with which the next page is drawn. It grants no right: a draft is found only for the logged-in
 * person. Written by the active tab, right before it requests a page.
 */
export const DRAFT_COOKIE = "editDraft";

/** Names come from the browser; anything else finds nothing. */
export const DRAFT_NAME = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
