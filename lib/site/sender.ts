import { ownPath } from "#lib/security/local-path.ts";
import { requestHost } from "./host.ts";

/**
 * Which page has sent a request, as far as the browser says it (decision 0094): `own` is a page of this site, `foreign`
 * is anything else. `unsure` is a browser without scripts whose word is worth nothing.
 */
export type Sender = "own" | "unsure" | "foreign";

/**
 * Reads `Sec-Fetch-Site`, else `Origin`, else `Referer`. Every browser that runs scripts sends one of the first two with
 * a POST, so a page of another site cannot choose to be judged by the last.
 */
export function senderOf(headers: Pick<Headers, "get" | "has">): Sender {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" ? "own" : "foreign";
  if (headers.has("origin")) return isVisitingOrigin(headers) ? "own" : "foreign";
  return byReferer(headers);
}

/** Whether a browser says of itself from where it asks, without `Referer`. */
export const saysOrigin = (headers: Pick<Headers, "has">): boolean =>
  headers.has("sec-fetch-site") || headers.has("origin");

/**
 * Dillo names the root of the host that it asks, also in a form of another site, and the options of other browsers that
 * hide the sending page name the address that is asked for. A page of the site is what none of them can make up. lynx
 * names no page whose address has a query, unless it is told to (decision 0101).
 */
function byReferer(headers: Pick<Headers, "get">): Sender {
  const referer = headers.get("referer");
  if (!referer) return "unsure";
  const path = ownPath(referer, requestHost(headers)?.host);
  if (path === null) return "foreign";
  return /^\/(?:$|[?#]|api\/)/.test(path) ? "unsure" : "own";
}

function isVisitingOrigin(headers: Pick<Headers, "get">): boolean {
  const origin = headers.get("origin") ?? "";
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  return (protocol === "http:" || protocol === "https:") && host === requestHost(headers)?.host;
}
