import type { IncomingMessage } from "node:http";
import { isLoopback } from "#lib/base/utils/loopback.ts";
import { clientKey, nearestAddress } from "#lib/gateway/client-key.ts";

const KIB = 1024;

interface Bounds {
  /** Bytes of all bodies in memory at the same time. */
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
/** Bytes of what payment providers post to a page, which is not read: the answer is a redirect. */
const PAGE = 64 * KIB;

/** Bytes that a body may have at an address of the shop. */
export const longestBody = (url = ""): number =>
  ROUTES.find(([route]) => route.test(url))?.[1] ?? PAGE;

/** Whether a body is kept in memory: one sent to a page is read and dropped. */
export const isBodyKept = (url = ""): boolean => url.startsWith("/api/");

/**
 * Limits the memory for request bodies, in total and per address. For this machine's own address only the total counts,
 * because a proxy did not forward the client's.
 */
export function createBodyBudget({ all, each } = BOUNDS) {
  const held = new Map<string, number>();
  let total = 0;
  return {
    /**
     * Reserves memory for a body. Returns a function that releases it; null if there is not enough.
     * @param bytes the declared length, or the largest allowed
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
