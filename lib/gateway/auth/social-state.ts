import { type CookieReader, cookie, cookieValue, MAX_AGE } from "./cookies.ts";
import { isSigned, sign } from "./signature.ts";

/** A login at a provider: its name, and the `state` that it must return. */
interface Started {
  readonly siteId: number;
  readonly provider: string;
  readonly state: string;
}

/**
 * The cookie of a login that this browser started at a provider: `{exp}.{hmac}`, `exp` in seconds. Signed together with
 * the site, the provider and its `state`, so that nobody can be logged in by the answer to somebody else's login.
 */
export async function socialCookie(
  started: Started,
  secure: boolean,
  now = Date.now(),
): Promise<string> {
  const expiry = Math.floor(now / 1000) + MAX_AGE.social;
  const code = await sign("social-login", claimOf(expiry, started));
  return cookie("socialLogin", `${expiry}.${code}`, MAX_AGE.social, secure);
}

/** Removes it: each is valid for one answer. */
export const noSocialCookie = (secure: boolean): string => cookie("socialLogin", "", 0, secure);

/** Whether this browser started the login that is answered here. */
export async function isOwnLogin(
  cookies: CookieReader,
  answered: Started,
  now = Date.now(),
): Promise<boolean> {
  const held = cookieValue(cookies, "socialLogin") ?? "";
  const [, expiry, code] = /^([1-9]\d{0,11})\.([\w-]{43})$/.exec(held) ?? [];
  if (answered.state === "" || !expiry || !code || Number(expiry) <= now / 1000) return false;
  return isSigned("social-login", claimOf(Number(expiry), answered), code);
}

const claimOf = (expiry: number, { siteId, provider, state }: Started): string =>
  JSON.stringify([expiry, siteId, provider, state]);
