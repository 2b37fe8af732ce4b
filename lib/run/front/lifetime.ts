import type { IncomingHttpHeaders } from "node:http";
import CachePolicy from "http-cache-semantics";
import { isRouterHeader, isSharedData, isStale } from "#lib/web/next/router-headers.ts";

/** Milliseconds for which an answer is used. */
export interface Lifetime {
  /** Milliseconds for which it is fresh. */
  readonly fresh: number;
  /** After that, while it is renewed behind the visitor. */
  readonly renewing: number;
}

const STORED = new Set([200, 301, 308, 404]);
/**
 * Milliseconds after which the front asks the render process again, which caches a page as long as its headers say. A
 * closed or renamed site is noticed by then, as in the middleware.
 */
const LOOK_AGAIN = 60_000;
/** Milliseconds after which the page cache has usually finished a renewal. */
const SOON = 1_000;
const FILE = /^\/_next\/static\//;

interface Sent {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** How long a shared cache may keep an answer (RFC 9111); null if it must not. */
export function lifetimeOf(url: string, form: string, answer: Sent): Lifetime | null {
  const { status, headers } = answer;
  if (!STORED.has(status) || headers["set-cookie"] !== undefined) return null;
  // Router data depend on the router's state, unless the page was prerendered. A document stored under their key would
  // be sent to everybody as data.
  if (form !== "page" && !isSharedData(headers)) return null;
  const policy = new CachePolicy(
    { url, method: "GET", headers: {} },
    { status, headers: { ...flat(headers), vary: "" } },
    { shared: true, cacheHeuristic: 0, trustServerDate: false },
  );
  const left = policy.storable() && !variesInOtherWays(headers) ? policy.maxAge() * 1_000 : 0;
  if (left <= 0) return null;
  // The page cache has returned an old page while it renders a new one.
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
