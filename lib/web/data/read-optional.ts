import "server-only";
import { BackendFault } from "#lib/shop/api/errors.ts";
import { markGap } from "#lib/web/cache/mark-gap.ts";

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
