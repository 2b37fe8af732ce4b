import type { IncomingMessage } from "node:http";

/** What is asked for, by a client or by the front itself. */
export type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/** What may be answered from the cache, and under which key. */
export interface VisitKey {
  /** Protocol, host, address and which of a page's forms is asked for. */
  readonly key: string;
  /** The part of it that is the form: a document, or what the router in the browser asks for. */
  readonly form: string;
  /** Protocol and host. */
  readonly origin: string;
}

/** Characters of an address that is remembered: what is longer is no page of ours. */
const LONGEST = 1_000;
/** Routes that answer for one person, or that something else keeps. */
const NEVER = /^\/(?:api\/|admin|_next\/image)/i;
/** Cookies of staff: they see what is there now. */
const STAFF = /(?:^|;\s*)(?:__Host-)?(?:staff|staffLogin|isStaff|editDraft)=/;

/** Routes that shoppers' browsers call. */
const CALLS = /^\/api\/(?:v\d+|form|order|session|upload)(?:[/?]|$)/;

/** Whether a shopper asks for data or changes some, so that no page is rendered. */
export const isShoppersCall = ({ url = "", headers }: IncomingMessage): boolean =>
  CALLS.test(url) && !STAFF.test(headers.cookie ?? "");

/**
 * The key of a request that anybody might have sent; null where the answer may be for one person or differ in other ways.
 * Expects `x-forwarded-*` to be true (lib/server/say-where-from.ts).
 */
export function visitKey({ method, url = "", headers }: Asked): VisitKey | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (url.length > LONGEST || url[0] !== "/" || NEVER.test(url)) return null;
  if (headers.authorization !== undefined || headers["next-action"] !== undefined) return null;
  if (url.includes("editPage") || STAFF.test(headers.cookie ?? "")) return null;
  const host = String(headers["x-forwarded-host"] ?? headers.host ?? "").toLowerCase();
  const proto = String(headers["x-forwarded-proto"] ?? "http");
  const origin = `${proto}://${host}`;
  const form = formOf(headers);
  return { key: `${form} ${origin}${withoutRouterParameter(url)}`, form, origin };
}

/** The state of the visitor's router is not in it: a page made in advance is the same for each. */
function formOf(headers: Asked["headers"]): string {
  if (headers.rsc === undefined) return "page";
  const prefetch = headers["next-router-prefetch"] ?? "";
  const segment = headers["next-router-segment-prefetch"] ?? "";
  return `data:${prefetch}:${segment}`;
}

/** `_rsc` only tells browsers' caches the router's requests apart. */
function withoutRouterParameter(url: string): string {
  const at = url.indexOf("_rsc");
  if (at === -1) return url;
  const [path = "", query = ""] = url.split(/\?(.*)/s);
  const rest = query.split("&").filter((part) => part !== "_rsc" && !part.startsWith("_rsc="));
  return rest.length > 0 ? `${path}?${rest.join("&")}` : path;
}
