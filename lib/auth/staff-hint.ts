import { getSettings } from "#lib/config/settings.ts";
import { fromBase64url, toBase64url } from "#lib/utils/base64url.ts";
import { MAX_AGE } from "./cookies.ts";

/**
 * A signed hint that a staff member of a site is logged in: `{exp}.{siteId}.{hmac}`, `exp` in seconds.
 * It only tells the middleware which surface to choose; every page and call of staff asks the backend again.
 * Edge-safe.
 */
export async function signStaffHint(siteId: number, now = Date.now()): Promise<string> {
  const claim = `${Math.floor(now / 1000) + MAX_AGE.staff}.${siteId}`;
  const signature = await crypto.subtle.sign(
    "HMAC",
    await key("sign"),
    new TextEncoder().encode(claim),
  );
  return `${claim}.${toBase64url(new Uint8Array(signature))}`;
}

/** Whether a hint is ours, of this site, and not yet run out. */
export async function isStaffHint(
  value: string | undefined,
  siteId: number,
  now = Date.now(),
): Promise<boolean> {
  const [, expiry, site, code] = /^(\d{1,12})\.(\d{1,15})\.([\w-]{43})$/.exec(value ?? "") ?? [];
  if (!expiry || !code || site !== String(siteId) || Number(expiry) <= now / 1000) return false;
  if (!getSettings().SESSION_SECRET) return false;
  return crypto.subtle.verify(
    "HMAC",
    await key("verify"),
    fromBase64url(code),
    new TextEncoder().encode(`${expiry}.${site}`),
  );
}

async function key(use: "sign" | "verify"): Promise<CryptoKey> {
  const secret = getSettings().SESSION_SECRET;
  if (!secret)
    throw new Error(
      "SESSION_SECRET is not set: staff cannot log in. Set it to a random text of 32 characters.",
    );
  const bytes = new TextEncoder().encode(`staff-hint:${secret}`);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [use]);
}
