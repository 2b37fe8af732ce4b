import type { IncomingHttpHeaders } from "node:http";
import { isSignedStaffHint } from "#lib/gateway/auth/staff-hint.ts";

const COOKIE = /(?:^|;\s*)(?:__Host-)?staff=([^;\s]*)/g;

/**
 * Whether a request comes from a browser that staff have logged in with: they see what is there now, and their calls go
 * where their drafts are. A cookie that we have not signed changes nothing, so that nobody chooses a way past the cache.
 */
export async function isStaffVisit({ cookie = "" }: IncomingHttpHeaders): Promise<boolean> {
  if (!cookie.includes("staff=")) return false;
  for (const [, value] of cookie.matchAll(COOKIE)) if (await isSignedStaffHint(value)) return true;
  return false;
}
