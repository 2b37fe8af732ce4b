import "server-only";
import { base64urlToText, textToBase64url } from "#lib/base/utils/base64url.ts";
import { type CookieReader, cookie, cookieValue, MAX_AGE } from "#lib/gateway/auth/cookies.ts";
import { isSigned, sign } from "#lib/gateway/auth/signature.ts";

/** Number and e-mail, by which a guest names an order. */
export interface OrderKey {
  readonly number: string;
  readonly email: string;
}

/**
 * The cookie of a guest who has found an order: with this key the order page can read it again without another try.
 * Signed with the site, so that nobody can forge one.
 */
export async function keepOrderPass(
  { number, email }: OrderKey,
  { siteId, secure }: { readonly siteId: number; readonly secure: boolean },
  now = Date.now(),
): Promise<string> {
  const expiry = String(Math.floor(now / 1000) + MAX_AGE.orderPass);
  const body = textToBase64url(JSON.stringify([number, email]));
  const code = await sign("order-pass", claimOf(expiry, siteId, body));
  return cookie("orderPass", `${expiry}.${body}.${code}`, MAX_AGE.orderPass, secure);
}

/** The order that this browser has found at this site within the last hour, null if there is none. */
export async function readOrderPass(
  cookies: CookieReader,
  siteId: number,
  now = Date.now(),
): Promise<OrderKey | null> {
  const pass = cookieValue(cookies, "orderPass") ?? "";
  const [, expiry, body, code] = /^(\d{1,12})\.([\w-]+)\.([\w-]{43})$/.exec(pass) ?? [];
  if (!expiry || !body || !code || Number(expiry) <= now / 1000) return null;
  if (!(await isSigned("order-pass", claimOf(expiry, siteId, body), code))) return null;
  const found: unknown = JSON.parse(base64urlToText(body));
  if (!Array.isArray(found)) return null;
  const [number, email]: unknown[] = found;
  return typeof number === "string" && typeof email === "string" ? { number, email } : null;
}

export const noOrderPass = (secure: boolean): string => cookie("orderPass", "", 0, secure);

const claimOf = (expiry: string, siteId: number, body: string): string =>
  JSON.stringify([expiry, siteId, body]);
