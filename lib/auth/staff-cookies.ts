import { getSettings } from "#lib/config/settings.ts";
import { cookie } from "./cookies.ts";
import { type StaffSession, signStaffHint } from "./staff-hint.ts";

/** Seconds between two times that a session's use is written down, so that few answers set a cookie. */
const TOUCH_AFTER = 60;

interface Place {
  readonly siteId: number;
  readonly secure: boolean;
}

/** Seconds until a staff session ends whatever is done with it: the life of all its cookies. */
export const staffMaxAge = (startedAt: number, now = Date.now()): number =>
  Math.max(0, Math.ceil(startedAt + getSettings().STAFF_SESSION_HOURS * 3600 - now / 1000));

/** The hints of a staff session that is used now. @param startedAt seconds; left out, it begins now */
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

/** The cookies by which a staff session that is used lives on; none within a minute of the last time. Edge-safe. */
export async function touchStaff(session: StaffSession, place: Place): Promise<string[]> {
  const isDue = Date.now() / 1000 - session.lastUsed >= TOUCH_AFTER;
  return isDue ? staffCookies(place, session.startedAt) : [];
}
