import "server-only";
import type { Access } from "#lib/api/call.ts";
import type { CookieReader } from "#lib/auth/cookies.ts";
import type { Session } from "#lib/auth/session.ts";
import { mayEnter } from "#lib/auth/site-pass.ts";
import { getSettings } from "#lib/config/settings.ts";
import { requestHost } from "#lib/site/host.ts";
import { Refusal } from "./answer.ts";
import { nearestAddress } from "./client-key.ts";
import type { Target } from "./target.ts";

/**
 * Accepts requests of our own pages only (docs/security.md §1.11). The custom header forces a preflight on every other
 * origin, and no preflight is ever granted; writing calls must name where they come from as well.
 */
export function guardOrigin(request: Request): void {
  guardForm(request);
  if (!request.headers.get("x-requested-with"))
    throw new Refusal(403, "The header x-requested-with is missing.", {}, "origin");
}

/** The same for a form without a script, which can send no header of its own. */
export function guardForm({ headers, method }: Request): void {
  const from = headers.get("sec-fetch-site");
  const isWrite = method !== "GET" && method !== "HEAD";
  const isOurs =
    from === "same-origin" ||
    (from === null && (headers.has("origin") ? isVisitingOrigin(headers) : !isWrite));
  if (!isOurs)
    throw new Refusal(403, "Only the site's own pages can make this call.", {}, "origin");
}

function isVisitingOrigin(headers: Headers): boolean {
  const origin = headers.get("origin") ?? "";
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  return (protocol === "http:" || protocol === "https:") && host === requestHost(headers)?.host;
}

/** The visitor's address for rate limits (lib/server/incoming/say-where-from.ts). */
export const addressOf = (headers: Headers): string =>
  nearestAddress(headers.get("x-forwarded-for") ?? "", getSettings().TRUSTED_PROXY);

/** @throws Refusal where the site is closed by a password that this browser has not entered (docs/security.md §1.14). */
export async function guardPass(cookies: CookieReader, { site }: Target): Promise<void> {
  if (!(await mayEnter(cookies, site)))
    throw new Refusal(403, "This site is closed by a password. Enter it first.");
}

/** Why a session may not make a call, null where it may try; what it may do with it the backend decides. */
export function refusedRole(access: Access, session: Session, { site }: Target): Refusal | null {
  const isLoggedIn = session.accessToken !== undefined || session.fault !== undefined;
  if (access !== "public" && !isLoggedIn) return new Refusal(401, "Log in first.");
  if (access === "staff" && !session.isStaff)
    return new Refusal(403, "This call is for staff only.");
  if (!site.maintenance || session.isStaff) return null;
  return new Refusal(503, "The shop is closed for maintenance.", { "retry-after": "60" });
}
