import { getSettings } from "#lib/base/config/settings.ts";
import { isSigned, sign } from "./signature.ts";

/** When a staff session began and was last used, in seconds. */
export interface StaffSession {
  readonly startedAt: number;
  readonly lastUsed: number;
}

/** The format of a hint: `{startedAt}.{lastUsed}.{siteId}.{hmac}`. The signature is checked separately. */
const STAFF_HINT = /^(\d{1,12})\.(\d{1,12})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * A signed hint that a staff member of a site is logged in, with both times of their session. The middleware uses it to
 * choose the surface and to see when the session ends; every staff page and call asks the backend again for the person.
 * Also runs on the edge runtime.
 * @param now milliseconds
 * @param startedAt seconds; if left out, the session starts now
 */
export async function signStaffHint(
  siteId: number,
  now = Date.now(),
  startedAt = Math.floor(now / 1000),
): Promise<string> {
  const claim = `${startedAt}.${Math.floor(now / 1000)}.${siteId}`;
  return `${claim}.${await sign("staff-hint", claim)}`;
}

/** The session of a hint that is ours and for this site, ended or not; null for any other text. */
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
 * Seconds for which a staff session may still be used; 0 or less if it has ended: it began `STAFF_SESSION_HOURS` ago,
 * or was unused for `STAFF_IDLE_MINUTES`.
 */
export function staffTimeLeft({ startedAt, lastUsed }: StaffSession, now = Date.now()): number {
  const { STAFF_SESSION_HOURS, STAFF_IDLE_MINUTES } = getSettings();
  const end = Math.min(startedAt + STAFF_SESSION_HOURS * 3600, lastUsed + STAFF_IDLE_MINUTES * 60);
  return end - now / 1000;
}

/** Whether a hint is ours, for this site, and its session has not ended. */
export async function isStaffHint(
  value: string | undefined,
  siteId: number,
  now = Date.now(),
): Promise<boolean> {
  const session = await readStaffHint(value, siteId);
  return session !== null && staffTimeLeft(session, now) > 0;
}

/** Whether a hint is ours and its session has not ended, for any site. */
export async function isSignedStaffHint(
  value: string | undefined,
  now = Date.now(),
): Promise<boolean> {
  const site = STAFF_HINT.exec(value ?? "")?.[3];
  return site !== undefined && isStaffHint(value, Number(site), now);
}
