import "server-only";
import { RETRY_AFTER } from "#lib/cache/limits.ts";
import { OTHER_VIEW_TAG } from "#lib/cache/tags.ts";

/**
 * Marks the page as not the canonical answer to its address, so that it is not kept here and only briefly elsewhere:
 * addresses of that kind have no end. Next takes a page's tags and lifetime from its fetches only. A fetch of a data
 * URL sends no request.
 */
export const markOtherView = () =>
  fetch("data:,", { next: { revalidate: RETRY_AFTER, tags: [OTHER_VIEW_TAG] } });
