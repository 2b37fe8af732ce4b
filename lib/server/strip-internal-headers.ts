import type { Handle } from "./retry-failed-page.ts";

/**
 * Notes between the parts of Next that are nobody else's business: where a path really leads, what a page is built from.
 * `x-nextjs-rewritten-path` and `-query` stay: the router in the browser reads the page's params from them.
 */
const INTERNAL = [
  "x-middleware-rewrite",
  "x-middleware-next",
  "x-middleware-refresh",
  "x-middleware-set-cookie",
  "x-next-cache-tags",
] as const;

/** Takes Next's internal headers out of every answer, at the last moment: until then its own parts read them. */
export function withQuietHeaders(handle: Handle): Handle {
  return (request, response) => {
    const { writeHead } = response;
    response.writeHead = ((...args: Parameters<typeof writeHead>) => {
      if (!response.headersSent) for (const name of INTERNAL) response.removeHeader(name);
      return writeHead.apply(response, args);
    }) as typeof writeHead;
    return handle(request, response);
  };
}
