import { passwordHash } from "#lib/web/site/protection.ts";
import type { Site } from "#lib/web/site/types.ts";
import { type CookieReader, cookieValue, MAX_AGE } from "./cookies.ts";
import { isSigned, sign } from "./signature.ts";
import { isStaffHint } from "./staff-hint.ts";

type Closed = Pick<Site, "siteId" | "options">;

/**
 * The pass for the right password: `{exp}.{hmac}`, `exp` in seconds. Signed together with the site and the password's
 * hash, so that it is invalid for other sites, and after the password has changed. Also runs on the edge runtime.
 */
export async function signSitePass(site: Closed, now = Date.now()): Promise<string> {
  const expiry = Math.floor(now / 1000) + MAX_AGE.sitePass;
  return `${expiry}.${await sign("site-pass", claimOf(expiry, site, await passwordHash(site)))}`;
}

/** Whether a visitor may see a site. Open sites: everyone. Protected sites: staff, or visitors with a valid pass. */
export async function mayEnter(
  cookies: CookieReader,
  site: Closed,
  now = Date.now(),
): Promise<boolean> {
  const hash = await passwordHash(site);
  if (hash === null) return true;
  if (await isStaffHint(cookieValue(cookies, "staff"), site.siteId, now)) return true;
  const pass = cookieValue(cookies, "sitePass") ?? "";
  const [, expiry, code] = /^([1-9]\d{0,11})\.([\w-]{43})$/.exec(pass) ?? [];
  if (!expiry || !code || Number(expiry) <= now / 1000) return false;
  return isSigned("site-pass", claimOf(Number(expiry), site, hash), code);
}

const claimOf = (expiry: number, { siteId }: Closed, hash: string | null): string =>
  `${expiry}.${siteId}.${hash}`;
