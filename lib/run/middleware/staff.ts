import { cookie, cookiesOf, cookieValue } from "#lib/gateway/auth/cookies.ts";
import { isExpired } from "#lib/gateway/auth/jwt.ts";
import { touchStaff } from "#lib/gateway/auth/staff-cookies.ts";
import { isStaffHint, readStaffHint, staffTimeLeft } from "#lib/gateway/auth/staff-hint.ts";
import { requestProtocol } from "#lib/web/site/host.ts";
import { siteOf, type Visit } from "./visit.ts";

/** Whether the visitor has the signed cookie of this site's staff. A hint for routing, never a right. */
export const isStaff = (visit: Visit): Promise<boolean> =>
  isStaffHint(cookieValue(cookiesOf(visit.request.headers), "staff"), siteOf(visit).siteId);

/**
 * The cookies by which a page opened by a person keeps a staff session alive (docs/security.md §4.1), and which remove
 * a hint that isn't ours.
 */
export async function staffHintCookies(visit: Visit): Promise<string[]> {
  const cookies = cookiesOf(visit.request.headers);
  const value = cookieValue(cookies, "staff");
  if (value === undefined) return [];
  const { siteId } = siteOf(visit);
  const secure = requestProtocol(visit.request.headers) === "https";
  const session = await readStaffHint(value, siteId);
  if (!session) return [cookie("staff", "", 0, secure)];
  return staffTimeLeft(session) > 0 ? touchStaff(session, { siteId, secure }) : [];
}

/**
 * Whether a session may be that of staff, whose hint expires before their tokens: it has tokens, and no customer mark.
 */
export function mayBeStaff({ request }: Visit): boolean {
  const cookies = cookiesOf(request.headers);
  const has = (name: "accessToken" | "refreshToken" | "loggedIn") =>
    cookieValue(cookies, name) !== undefined;
  return (has("accessToken") || has("refreshToken")) && !has("loggedIn");
}

/** The query parameter with the time of the last renewal: without it a renewal that changes nothing would loop. */
export const RENEWED = "renewed";
/** Seconds before a renewal is retried. */
const PAUSE = 60;

/** Whether the session of an edit page must be renewed before the page is rendered (pages cannot set cookies). */
export function needsRenewal({ headers, nextUrl }: Visit["request"], now = Date.now()): boolean {
  const cookies = cookiesOf(headers);
  if (!cookieValue(cookies, "refreshToken")) return false;
  const tried = Number(nextUrl.searchParams.get(RENEWED));
  if (Math.abs(now / 1000 - tried) < PAUSE) return false;
  const token = cookieValue(cookies, "accessToken");
  return token === undefined || isExpired(token, now);
}
