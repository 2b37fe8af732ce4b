import "server-only";
import { RETRY_AFTER } from "#lib/cache/limits.ts";
import { OTHER_VIEW_TAG } from "#lib/cache/tags.ts";
import { addTags } from "./add-tags.ts";

/**
 * Marks the page as not the canonical answer to its address, so that no cache keeps it, here or elsewhere (lib/front):
 * addresses of that kind have no end.
 */
export const markOtherView = () => addTags({ revalidate: RETRY_AFTER, tags: [OTHER_VIEW_TAG] });
