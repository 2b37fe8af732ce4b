import "server-only";
import { BackendFault } from "#lib/shop/api/errors.ts";
import { RETRY_AFTER } from "#lib/web/cache/limits.ts";
import { GAP_TAG } from "#lib/web/cache/tags.ts";

/**
 * Awaits an optional block of the page: a backend fault becomes null, and the page is shown without the block. All
 * other errors are rethrown. The page is marked to be rendered again soon.
 */
export async function readOptional<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof BackendFault)) throw error;
    await markGap();
    return null;
  }
}

/** Next takes a page's tags and lifetime from its fetches only. A fetch of a data URL sends no request. */
const markGap = () => fetch("data:,", { next: { revalidate: RETRY_AFTER, tags: [GAP_TAG] } });
