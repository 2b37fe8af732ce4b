/**
 * Names the draft that the next page is drawn with. It carries no right: a draft is found under the person who is logged
 * in. Written by the tab that is used, right before it asks for a page.
 */
export const DRAFT_COOKIE = "editDraft";

/** Names are given by the browser; anything else finds nothing. */
export const DRAFT_NAME = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
