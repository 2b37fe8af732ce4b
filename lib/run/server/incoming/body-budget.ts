import type { IncomingMessage } from "node:http";
import { isLoopback } from "#lib/base/utils/loopback.ts";
import { clientKey, nearestAddress } from "#lib/gateway/client-key.ts";

const KIB = 1024;

interface Bounds {
  /** Bytes of all bodies that are held at the same time. */
  readonly all: number;
  /** Bytes of those of one address. */
  readonly each: number;
}

const BOUNDS: Bounds = { all: 64 * KIB * KIB, each: 4 * KIB * KIB };

/** Bytes that the routes take at most: each checks its own limit again, in its own form. */
const ROUTES: readonly (readonly [RegExp, number])[] = [
  [/^\/api\/form\//, 192 * KIB],
  [/^\/api\/order\//, 64 * KIB],
  [/^\/api\/session\//, 32 * KIB],
  [/^\/api\/v\d+\//, 256 * KIB],
  [/^\/api\/revalidate(?:\?|$)/, 256 * KIB],
  [/^\/api\//, 512 * KIB],
];
/** Bytes of what payment providers send to a page, which nobody reads: it is answered with a redirect. */
const PAGE = 64 * KIB;

/** Bytes that a body may have at an address of the shop. */
export const longestBody = (url = ""): number =>
  ROUTES.find(([route]) => route.test(url))?.[1] ?? PAGE;

/** Whether a body is kept: one that is sent to a page is read and forgotten. */
export const isBodyKept = (url = ""): boolean => url.startsWith("/api/");

/**
 * Bounds the bodies that are held at the same time, together and for each address. Where the address is this machine's
 * own, a proxy has not said whose it is, and only the sum counts.
 */
export function createBodyBudget({ all, each } = BOUNDS) {
  const held = new Map<string, number>();
  let total = 0;
  return {
    /**
     * Sets bytes aside for a body. Returns what gives them back; null where there is no room now.
     *
     * @param bytes the length it says, or the longest that it may have
     */
    reserve(request: IncomingMessage, bytes: number, isBehindProxy: boolean): (() => void) | null {
      const address = nearestAddress(
        String(request.headers["x-forwarded-for"] ?? ""),
        isBehindProxy,
      );
      const key = clientKey(address);
      const own = held.get(key) ?? 0;
      const isBounded = !isLoopback(address) && !isLoopback(key);
      if (total + bytes > all || (isBounded && own + bytes > each)) return null;
      total += bytes;
      held.set(key, own + bytes);
      return () => {
        total -= bytes;
        const left = (held.get(key) ?? 0) - bytes;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },

    bytes: () => total,
  };
}
