/** Limits of the owner of the pages: entries and bytes, for pages and for 404 pages. */
export const PAGE_LIMITS = {
  pages: 5_000,
  bytes: 64 * 1024 * 1024,
  missing: 500,
  missingBytes: 4 * 1024 * 1024,
};

/** Milliseconds for which a page outlives its last good render. */
export const HELD_FOR = 24 * 3_600_000;

/** Seconds after which a visitor, or the page cache, retries what the backend could not answer. */
export const RETRY_AFTER = 5;
