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

/** Whether a hint is ours, of this site, and not yet run out. */
export async function isStaffHint(
  value: string | undefined,
  siteId: number,
  now = Date.now(),
): Promise<boolean> {
  const [, expiry, site, code] = /^(\d{1,12})\.(\d{1,15})\.([\w-]{43})$/.exec(value ?? "") ?? [];
  if (!expiry || !code || site !== String(siteId) || Number(expiry) <= now / 1000) return false;
  return isSigned("staff-hint", `${expiry}.${site}`, code);
}
