import type { IncomingMessage } from "node:http";
import { callsAction, formOf, withoutRouterParameter } from "#lib/web/next/router-headers.ts";

/** A requested page, by a client or by the front itself. */
export type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/** A request that the cache may answer. */
export interface VisitKey {
  /** Protocol, host, address and the requested form of the page. */
  readonly key: string;
  /** The form in it: a document, or one of the router's forms. */
  readonly form: string;
  /** Protocol and host. */
  readonly origin: string;
}

/** The longest URL that is cached, in characters: none of our pages has a longer one. */
const LONGEST = 1_000;
/** Personal routes, and those that are cached elsewhere. */
const NEVER = /^\/(?:api\/|admin|_next\/image)/i;
/** Routes that shoppers' browsers call. */
const CALLS = /^\/api\/(?:v\d+|form|order|session|upload)(?:[/?]|$)/;

/** Whether it is a shopper's call, which renders no page. */
export const isShoppersCall = ({ url = "" }: Pick<IncomingMessage, "url">): boolean =>
  CALLS.test(url);

/**
 * The cache key of a request that isn't from staff; null if the answer may be personal or differ in other ways.
 * Requires trustworthy `x-forwarded-*` headers (lib/run/server/incoming/forwarded-headers.ts).
 */
export function visitKey({ method, url = "", headers }: Asked): VisitKey | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (url.length > LONGEST || url[0] !== "/" || NEVER.test(url)) return null;
  if (headers.authorization !== undefined || callsAction(headers)) return null;
  if (url.includes("editPage")) return null;
  const host = String(headers["x-forwarded-host"] ?? headers.host ?? "").toLowerCase();
  const proto = String(headers["x-forwarded-proto"] ?? "http");
  const origin = `${proto}://${host}`;
  const form = formOf(headers);
  if (form === null) return null;
  return { key: `${form} ${origin}${withoutRouterParameter(url)}`, form, origin };
}
