import "server-only";
import { BackendFault } from "#lib/api/errors.ts";
import { GAP_TAG } from "#lib/cache/tags.ts";

/** Seconds for which a page without one of its blocks is good enough. */
const GAP_SECONDS = 5;

/**
 * For blocks a page can do without (hardening, "one block fails"): a fault of the backend becomes null, so that the page
 * stays and the block is left out. Everything else is thrown on. The page is marked, so that it is soon made anew.
 */
export async function settle<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof BackendFault)) throw error;
    await markGap();
    return null;
  }
}

/** A page takes tags and the shortest life from its fetches and from nothing else: this one asks nobody anything. */
const markGap = () => fetch("data:,", { next: { revalidate: GAP_SECONDS, tags: [GAP_TAG] } });
