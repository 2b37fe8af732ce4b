import "server-only";
import { getSettings } from "#lib/base/config/settings.ts";
import { type CookieReader, cookie, cookieValue } from "#lib/gateway/auth/cookies.ts";
import type { Session } from "#lib/gateway/auth/session.ts";
import { mayEnter } from "#lib/gateway/auth/site-pass.ts";
import { readStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import type { Access } from "#lib/shop/api/call.ts";
import { RENEWED_ELSEWHERE_HEADER } from "#lib/shop/api/renewed-elsewhere.ts";
import { saysOrigin, senderOf } from "#lib/web/site/sender.ts";
import { nearestAddress } from "./client-key.ts";
import { Refusal } from "./gateway-answer.ts";
import type { Target } from "./target.ts";

/**
 * Accepts only requests of our own pages (docs/security.md §1.11). The custom header forces a preflight for every other
 * origin, and preflights are never granted; calls that write also need an `Origin` or `Sec-Fetch-Site` header, which
 * every browser with scripts sends.
 */
export function guardOrigin({ headers, method }: Request): void {
  const isRead = method === "GET" || method === "HEAD";
  const isOurs = saysOrigin(headers) ? senderOf(headers) === "own" : isRead;
  if (!isOurs) throw foreignForm();
  if (!headers.get("x-requested-with"))
    throw new Refusal(403, "The header x-requested-with is missing.", {}, "origin");
}

export const foreignForm = (): Refusal =>
  new Refusal(403, "Only the site's own pages can make this call.", {}, "origin");

/** The visitor's address for rate limits (lib/run/server/incoming/forwarded-headers.ts). */
export const addressOf = (headers: Headers): string =>
  nearestAddress(headers.get("x-forwarded-for") ?? "", getSettings().TRUSTED_PROXY);

/** @throws Refusal where the site is closed by a password that this browser has not entered (docs/security.md §1.14). */
export async function guardPass(cookies: CookieReader, { site }: Target): Promise<void> {
  if (!(await mayEnter(cookies, site)))
    throw new Refusal(403, "This site is closed by a password. Enter it first.");
}

/** Whether a browser has a `staff` cookie that is not ours, or of another site. */
export async function hasFalseStaffHint(cookies: CookieReader, siteId: number): Promise<boolean> {
  const hint = cookieValue(cookies, "staff");
  return hint !== undefined && (await readStaffHint(hint, siteId)) === null;
}

export const noStaffHint = (secure: boolean): string => cookie("staff", "", 0, secure);

/**
 * Refuses a request with a forged `staff` cookie and removes the cookie; the browser's client sends the call again
 * without it. The cookie selects another process, where rate limits would start from zero (decision 0062).
 * @throws Refusal 503
 */
export async function guardStaffHint(
  cookies: CookieReader,
  { siteId, secure }: Target,
): Promise<void> {
  if (await hasFalseStaffHint(cookies, siteId))
    throw new Refusal(503, "Try again.", {
      "retry-after": "1",
      [RENEWED_ELSEWHERE_HEADER]: "1",
      "set-cookie": noStaffHint(secure),
    });
}

/**
 * Why a session may not make a call; null if it may. Access to the data that the call names is decided by the backend.
 */
export function refusedRole(access: Access, session: Session, { site }: Target): Refusal | null {
  const isLoggedIn = session.accessToken !== undefined || session.fault !== undefined;
  if (access !== "public" && !isLoggedIn) return new Refusal(401, "Log in first.");
  if (access === "staff" && !session.isStaff)
    return new Refusal(403, "This call is for staff only.");
  if (!site.maintenance || session.isStaff) return null;
  return new Refusal(503, "The shop is closed for maintenance.", { "retry-after": "60" });
}
