import "server-only";
import { RETRY_AFTER } from "#lib/web/cache/limits.ts";
import { OTHER_VIEW_TAG } from "#lib/web/cache/tags.ts";
import { addTags } from "./add-tags.ts";

/**
 * Marks the page as not the canonical response for its address, so that neither our cache nor one in front stores it
 * (lib/run/front): such addresses are unlimited in number.
 */
export const markOtherView = () => addTags({ revalidate: RETRY_AFTER, tags: [OTHER_VIEW_TAG] });
