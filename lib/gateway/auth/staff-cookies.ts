import { getSettings } from "#lib/base/config/settings.ts";
import { cookie } from "./cookies.ts";
import { type StaffSession, signStaffHint } from "./staff-hint.ts";

/** Seconds between two updates of a session's last use, so that few answers set a cookie. */
const TOUCH_AFTER = 60;

interface Place {
  readonly siteId: number;
  readonly secure: boolean;
}

/** Seconds until a staff session ends even if it is used: the lifetime of all its cookies. */
export const staffMaxAge = (startedAt: number, now = Date.now()): number =>
  Math.max(0, Math.ceil(startedAt + getSettings().STAFF_SESSION_HOURS * 3600 - now / 1000));

/** The hint cookies of a staff session in use. @param startedAt seconds; if left out, it starts now */
export async function staffCookies(
  { siteId, secure }: Place,
  startedAt = Math.floor(Date.now() / 1000),
): Promise<string[]> {
  const maxAge = staffMaxAge(startedAt);
  return [
    cookie("staff", await signStaffHint(siteId, Date.now(), startedAt), maxAge, secure),
    cookie("isStaff", "1", maxAge, secure),
  ];
}

/**
 * The cookies that keep a used staff session alive; none within a minute of the last ones. Also runs on the edge
 * runtime.
 */
export async function touchStaff(session: StaffSession, place: Place): Promise<string[]> {
  const isDue = Date.now() / 1000 - session.lastUsed >= TOUCH_AFTER;
  return isDue ? staffCookies(place, session.startedAt) : [];
}
