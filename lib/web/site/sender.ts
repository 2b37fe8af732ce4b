import { ownPath } from "#lib/web/security/local-path.ts";
import { requestHost } from "./host.ts";

/**
 * Which page sent a request, according to the browser (decision 0094): `own` is a page of this site, `foreign` is
 * anything else. `unsure` is a browser without scripts whose headers prove nothing.
 */
export type Sender = "own" | "unsure" | "foreign";

/**
 * Reads `Sec-Fetch-Site`, else `Origin`, else `Referer`. Every browser that runs scripts sends one of the first two
 * with a POST, so a page of another site cannot choose to be judged by `Referer`.
 */
export function senderOf(headers: Pick<Headers, "get" | "has">): Sender {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" ? "own" : "foreign";
  if (headers.has("origin")) return isVisitingOrigin(headers) ? "own" : "foreign";
  return byReferer(headers);
}

/** Whether a browser reports the origin of a request other than by `Referer`. */
export const saysOrigin = (headers: Pick<Headers, "has">): boolean =>
  headers.has("sec-fetch-site") || headers.has("origin");

/**
 * Dillo sends the root of the requested host as referrer, even for a form of another site, and other browsers have
 * options that hide the sending page by sending the requested address. Only a path of a page of the site proves
 * anything. lynx sends no referrer for addresses with a query, unless configured to (decision 0101).
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
