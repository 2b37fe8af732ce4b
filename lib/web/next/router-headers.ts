import type { IncomingHttpHeaders } from "node:http";

/** A number by which the router says what it prefetches. */
const PREFETCH = /^[123]$/;
/** A segment of a page that the router requests separately. */
const SEGMENT = /^\/[\w$/.@()%!~+-]{0,200}$/;

/** Whether a request asks for a document, not for the router's data. */
export const asksForDocument = (headers: IncomingHttpHeaders): boolean => headers.rsc === undefined;

/** Whether a request calls a server action. */
export const callsAction = (headers: IncomingHttpHeaders): boolean =>
  headers["next-action"] !== undefined;

/**
 * The requested form of a page: `page`, or one of the router's; null for a combination that Next's router never sends,
 * and for unknown names. It does not contain the state of the visitor's router: a prerendered page is the same for
 * each.
 */
export function formOf(headers: IncomingHttpHeaders): string | null {
  const prefetch = headers["next-router-prefetch"];
  const segment = headers["next-router-segment-prefetch"];
  if (asksForDocument(headers) && prefetch === undefined && segment === undefined) return "page";
  if (headers.rsc !== "1") return null;
  if (prefetch !== undefined && !PREFETCH.test(String(prefetch))) return null;
  if (segment !== undefined && !SEGMENT.test(String(segment))) return null;
  return `data:${prefetch ?? ""}:${segment ?? ""}`;
}

/** An address without `_rsc`, which only tells browsers' caches the router's requests apart. */
export function withoutRouterParameter(url: string): string {
  const at = url.indexOf("_rsc");
  if (at === -1) return url;
  const [path = "", query = ""] = url.split(/\?(.*)/s);
  const rest = query.split("&").filter((part) => part !== "_rsc" && !part.startsWith("_rsc="));
  return rest.length > 0 ? `${path}?${rest.join("&")}` : path;
}

/** Whether an answer is the router's data of a page that was made in advance: the same for every state of a router. */
export const isSharedData = (headers: IncomingHttpHeaders): boolean =>
  headers["x-nextjs-prerender"] !== undefined &&
  /^text\/x-component\b/i.test(headers["content-type"] ?? "");

/** Whether the page cache has given an old page, and renders a new one. */
export const isStale = (headers: IncomingHttpHeaders): boolean =>
  headers["x-nextjs-cache"] === "STALE";

/** Whether `Vary` names a header by which the router tells a page's forms apart. */
export const isRouterHeader = (name: string): boolean =>
  /^(?:rsc|next-router-[a-z-]+|next-url)$/.test(name);

/** Next's router in the browser reads these of what it fetches; the others that begin like them are internal. */
const FOR_THE_ROUTER = new Set([
  "x-nextjs-rewritten-path",
  "x-nextjs-rewritten-query",
  "x-nextjs-prerender",
  "x-nextjs-stale-time",
  "x-nextjs-postponed",
  "x-nextjs-redirect",
]);
const INTERNAL = /^(?:x-middleware-|x-nextjs-|x-next-|x-matched-path$|x-vercel-|x-now-)/;

/** Whether the parts of Next alone read a header. No script sees the headers of a document. */
export const isInternalHeader = (name: string, isDocument: boolean): boolean =>
  INTERNAL.test(name) && (isDocument || !FOR_THE_ROUTER.has(name));
