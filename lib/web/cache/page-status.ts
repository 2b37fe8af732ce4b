import type { PageValue } from "#lib/web/next/cache-value.ts";

/**
 * The mark of the 404 page (components/pages/layout/not-found-page.tsx). Content is escaped, so it cannot contain the mark.
 */
const MISSING = '<meta name="page-status" content="404"';

/**
 * Answers a page that is marked as missing with 404. Throwing `notFound()` in a page gives that status too, but
 * an empty document that only a script fills (Next 16.4.5; decision 0009).
 */
export function setStatus(value: PageValue): void {
  // Next sends this object itself on a cache miss, so it is changed rather than copied.
  if (value.kind === "APP_PAGE" && value.html?.includes(MISSING)) value.status = 404;
}
