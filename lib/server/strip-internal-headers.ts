import type { Handle } from "./retry-failed-page.ts";

/**
 * Headers by which Next's parts communicate: the internal path of a rewrite, the tags of a page.
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
