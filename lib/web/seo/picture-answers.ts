/** The answer for an icon or share card that does not exist. */
export const missing = (): Response =>
  new Response("Not found\n", {
    status: 404,
    headers: { "cache-control": "public, max-age=0, s-maxage=30" },
  });

/** The answer to visitors who may not see a password-protected site (docs/security.md §1.14). */
export const closed = (): Response =>
  new Response("Forbidden\n", { status: 403, headers: { "cache-control": "private, no-store" } });

/** The answer while the backend cannot identify the site, or the picture cannot be drawn. */
export const fault = (): Response =>
  new Response("Try again\n", {
    status: 503,
    headers: { "cache-control": "private, no-store", "retry-after": "5" },
  });
