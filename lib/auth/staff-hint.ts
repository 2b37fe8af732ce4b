import { getSettings } from "#lib/config/settings.ts";
import { isSigned, sign } from "./signature.ts";

/** When a staff session began and was last used, in seconds. */
export interface StaffSession {
  readonly startedAt: number;
  readonly lastUsed: number;
}

/** How a hint is written: `{startedAt}.{lastUsed}.{siteId}.{hmac}`. Whether it is signed is another question. */
const STAFF_HINT = /^(\d{1,12})\.(\d{1,12})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * A signed hint that a staff member of a site is logged in, with both times of their session. It tells the middleware
 * which surface to choose, and says when the session ends; every page and call of staff asks the backend again who it is.
 * Edge-safe.
 *
 * @param now milliseconds
 * @param startedAt seconds; where it is left out the session begins now
 */
export async function signStaffHint(
  siteId: number,
  now = Date.now(),
  startedAt = Math.floor(now / 1000),
): Promise<string> {
  const claim = `${startedAt}.${Math.floor(now / 1000)}.${siteId}`;
  return `${claim}.${await sign("staff-hint", claim)}`;
}

/** The session of a hint that is ours and of this site, whether or not it has ended; null for any other text. */
export async function readStaffHint(
  value: string | undefined,
  siteId: number,
): Promise<StaffSession | null> {
  const [, startedAt, lastUsed, site, code] = STAFF_HINT.exec(value ?? "") ?? [];
  if (!startedAt || !lastUsed || !code || site !== String(siteId)) return null;
  if (!(await isSigned("staff-hint", `${startedAt}.${lastUsed}.${site}`, code))) return null;
  return { startedAt: Number(startedAt), lastUsed: Number(lastUsed) };
}

/**
 * Seconds for which a staff session may still be used; 0 or less where it has ended, because it began
 * `STAFF_SESSION_HOURS` ago or nobody has used it for `STAFF_IDLE_MINUTES`.
 */
export function staffTimeLeft({ startedAt, lastUsed }: StaffSession, now = Date.now()): number {
  const { STAFF_SESSION_HOURS, STAFF_IDLE_MINUTES } = getSettings();
  const end = Math.min(startedAt + STAFF_SESSION_HOURS * 3600, lastUsed + STAFF_IDLE_MINUTES * 60);
  return end - now / 1000;
}

/** Whether a hint is ours, of this site, and of a session that has not ended. */
export async function isStaffHint(
  value: string | undefined,
  siteId: number,
  now = Date.now(),
): Promise<boolean> {
  const session = await readStaffHint(value, siteId);
  return session !== null && staffTimeLeft(session, now) > 0;
}

/** Whether a hint is ours and of a session that has not ended, of whichever site. */
export async function isSignedStaffHint(
  value: string | undefined,
  now = Date.now(),
): Promise<boolean> {
  const site = STAFF_HINT.exec(value ?? "")?.[3];
  return site !== undefined && isStaffHint(value, Number(site), now);
}
