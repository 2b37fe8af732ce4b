import type { IncomingHttpHeaders } from "node:http";
import { isSignedStaffHint } from "#lib/gateway/auth/staff-hint.ts";

const COOKIE = /(?:^|;\s*)(?:__Host-)?staff=([^;\s]*)/g;

/**
 * Whether a request comes from a browser that is logged in as staff: it bypasses the cache, and its calls go to the
 * process with its drafts. Only a cookie with our signature counts, so that nobody else can bypass the cache.
 */
export async function isStaffVisit({ cookie = "" }: IncomingHttpHeaders): Promise<boolean> {
  if (!cookie.includes("staff=")) return false;
  for (const [, value] of cookie.matchAll(COOKIE)) if (await isSignedStaffHint(value)) return true;
  return false;
}
