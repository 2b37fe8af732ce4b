import "server-only";
import { BackendFault } from "#lib/api/errors.ts";
import { RETRY_AFTER } from "#lib/cache/limits.ts";
import { GAP_TAG } from "#lib/cache/tags.ts";

/**
 * Waits for the read of a block that the page can do without: a fault of the backend becomes null, so that the page is
 * shown and the block left out. Everything else is thrown on. The page is marked, so that it is rendered again soon.
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
