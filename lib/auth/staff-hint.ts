import { MAX_AGE } from "./cookies.ts";
import { isSigned, sign } from "./signature.ts";

/**
 * A signed hint that a staff member of a site is logged in: `{exp}.{siteId}.{hmac}`, `exp` in seconds.
 * It only tells the middleware which surface to choose; every page and call of staff asks the backend again.
 * Edge-safe.
 */
export async function signStaffHint(siteId: number, now = Date.now()): Promise<string> {
  const claim = `${Math.floor(now / 1000) + MAX_AGE.staff}.${siteId}`;
  return `${claim}.${await sign("staff-hint", claim)}`;
}

interface Hint {
  readonly siteId: string;
}

/** What a hint says that is ours and has not yet run out; null for any other text. */
async function readHint(value: string | undefined, now: number): Promise<Hint | null> {
  const [, expiry, siteId, code] = /^(\d{1,12})\.(\d{1,15})\.([\w-]{43})$/.exec(value ?? "") ?? [];
  if (!expiry || !siteId || !code || Number(expiry) <= now / 1000) return null;
  return (await isSigned("staff-hint", `${expiry}.${siteId}`, code)) ? { siteId } : null;
}

/** Whether a hint is ours, of this site, and not yet run out. */
export const isStaffHint = async (
  value: string | undefined,
  siteId: number,
  now = Date.now(),
): Promise<boolean> => (await readHint(value, now))?.siteId === String(siteId);

/** Whether a hint is ours and not yet run out, of whichever site. */
export const isSignedStaffHint = async (
  value: string | undefined,
  now = Date.now(),
): Promise<boolean> => (await readHint(value, now)) !== null;
