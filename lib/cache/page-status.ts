import type { PageValue } from "./page-entry.ts";

/** What the 404 page says of itself (components/layout/not-found-page.tsx). Text is escaped, so no content can say it. */
const MISSING = '<meta name="page-status" content="404"';

/**
 * A page that says it is not there is answered with 404. Throwing `notFound()` in a page gives that status too, but
 * an empty document that only a script fills (*measured:* Next 16.4.5, `<html id="__next_error__">`).
 */
export function setStatus(value: PageValue): void {
  // Next sends this very object on the MISS, so it is changed rather than copied.
  if (value.kind === "APP_PAGE" && value.html?.includes(MISSING)) value.status = 404;
}
