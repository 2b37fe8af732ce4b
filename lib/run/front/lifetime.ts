import type { IncomingHttpHeaders } from "node:http";
import CachePolicy from "http-cache-semantics";
import { isRouterHeader, isSharedData, isStale } from "#lib/web/next/router-headers.ts";

/** Milliseconds for which an answer is used. */
export interface Lifetime {
  /** As it is. */
  readonly fresh: number;
  /** After that, while it is renewed behind the visitor. */
  readonly renewing: number;
}

const STORED = new Set([200, 301, 308, 404]);
/**
 * Milliseconds after which a page is asked for again at the render process, which holds it as long as its headers say. A
 * site that was closed or renamed is noticed by then, as in the middleware.
 */
const LOOK_AGAIN = 60_000;
/** Milliseconds within which the page cache has usually rendered what it was renewing. */
const SOON = 1_000;
const FILE = /^\/_next\/static\//;

interface Sent {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** How long an answer may be kept for everybody (RFC 9111); null where it must not be. */
export function lifetimeOf(url: string, form: string, answer: Sent): Lifetime | null {
  const { status, headers } = answer;
  if (!STORED.has(status) || headers["set-cookie"] !== undefined) return null;
  // What the router asks for differs with its state, unless the page was made in advance.
  // A document under its key would be taken for data by everybody.
  if (form !== "page" && !isSharedData(headers)) return null;
  const policy = new CachePolicy(
    { url, method: "GET", headers: {} },
    { status, headers: { ...flat(headers), vary: "" } },
    { shared: true, cacheHeuristic: 0, trustServerDate: false },
  );
  const left = policy.storable() && !variesInOtherWays(headers) ? policy.maxAge() * 1_000 : 0;
  if (left <= 0) return null;
  // The page cache has given an old page, and renders a new one behind it.
  if (isStale(headers)) return { fresh: SOON, renewing: LOOK_AGAIN };
  if (FILE.test(url)) return { fresh: left, renewing: 0 };
  return { fresh: Math.min(left, LOOK_AGAIN), renewing: Math.min(left, LOOK_AGAIN) };
}

/** The key knows the router's headers, and the encoding is chosen when an answer is sent. */
const isKnown = (name: string) => name === "" || name === "accept-encoding" || isRouterHeader(name);
const variesInOtherWays = ({ vary = "" }: IncomingHttpHeaders): boolean =>
  vary
    .toLowerCase()
    .split(",")
    .some((name) => !isKnown(name.trim()));

function flat(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]),
  );
}
