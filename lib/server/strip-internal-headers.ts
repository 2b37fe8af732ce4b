import type { Handle } from "./retry-failed-page.ts";

/**
 * Headers that the parts of Next send each other: where a path really leads, what a page is built from.
 * `x-nextjs-rewritten-path` and `-query` are not among them: the router in the browser reads the page's params there.
 */
const INTERNAL = [
  "x-middleware-rewrite",
  "x-middleware-next",
  "x-middleware-refresh",
  "x-middleware-set-cookie",
  "x-next-cache-tags",
] as const;

/** Removes Next's internal headers when an answer is sent; until then Next itself reads them. */
export function stripInternalHeaders(handle: Handle): Handle {
  return (request, response) => {
    const { writeHead } = response;
    Object.assign(response, {
      writeHead: (...args: Parameters<typeof writeHead>) => {
        if (!response.headersSent) for (const name of INTERNAL) response.removeHeader(name);
        return writeHead.apply(response, args);
      },
    });
    return handle(request, response);
  };
}
