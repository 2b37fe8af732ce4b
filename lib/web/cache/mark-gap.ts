import "server-only";
import { RETRY_AFTER } from "./limits.ts";
import { GAP_TAG } from "./tags.ts";

/**
 * Marks the page being rendered as one that lacks something, so that it is rendered again soon. Next takes a page's tags and
 * lifetime from its fetches only. A fetch of a data URL sends no request.
 */
export const markGap = () =>
  fetch("data:,", { next: { revalidate: RETRY_AFTER, tags: [GAP_TAG] } });
