import {
  base64urlToText,
  fromBase64url,
  textToBase64url,
  toBase64url,
} from "#lib/base/utils/base64url.ts";
import { type CookieReader, cookie, cookieValue, MAX_AGE } from "./cookies.ts";
import { isSigned, sign } from "./signature.ts";

/** A guest of the checkout, with the ids from the backend; the id of an address without one is null. */
export interface Guest {
  readonly userId: number;
  readonly email: string;
  readonly billingAddressId: number | null;
  readonly shippingAddressId: number | null;
}

/** The site and cart that a pass is valid for. */
interface Place {
  readonly siteId: number;
  readonly secure: boolean;
}

/** Seconds of age after which a used pass is issued again. */
const RENEW_AFTER = 86_400;

/**
 * The cookie that names the guest that the backend created for this cart: `{exp}.{guest}.{hmac}`, `exp` in seconds.
 * Signed together with the site and the cart, so that it is invalid at another site or with another cart. It is
 * stateless: every worker can read it.
 */
export async function guestCookie(
  guest: Guest,
  cartId: string,
  { siteId, secure }: Place,
  now = Date.now(),
): Promise<string> {
  const expiry = Math.floor(now / 1000) + MAX_AGE.guestPass;
  const { userId, email, billingAddressId, shippingAddressId } = guest;
  const body = textToBase64url(
    JSON.stringify([userId, email, billingAddressId, shippingAddressId]),
  );
  const code = await sign("guest-pass", claimOf(String(expiry), siteId, cartId, body));
  return cookie("guestPass", `${expiry}.${body}.${code}`, MAX_AGE.guestPass, secure);
}

/** The guest of a request, and the cookies that renew the pass; null without a valid pass. */
export async function readGuest(
  cookies: CookieReader,
  place: Place,
  now = Date.now(),
): Promise<{ guest: Guest; setCookies: string[] } | null> {
  const cartId = cookieValue(cookies, "cartId");
  const pass = cookieValue(cookies, "guestPass") ?? "";
  const [, expiry, body, code] = /^(\d{1,12})\.([\w-]+)\.([\w-]{43})$/.exec(pass) ?? [];
  if (!cartId || !expiry || !body || !code || Number(expiry) <= now / 1000) return null;
  // Two bits of the last base64url character are unused: only one spelling of a signature is accepted.
  if (toBase64url(fromBase64url(code)) !== code) return null;
  if (!(await isSigned("guest-pass", claimOf(expiry, place.siteId, cartId, body), code)))
    return null;
  const guest = readBody(body);
  if (!guest) return null;
  const age = MAX_AGE.guestPass - (Number(expiry) - now / 1000);
  const setCookies = age > RENEW_AFTER ? [await guestCookie(guest, cartId, place, now)] : [];
  return { guest, setCookies };
}

const claimOf = (expiry: string, siteId: number, cartId: string, body: string): string =>
  JSON.stringify([expiry, siteId, cartId, body]);

/** Signed by us, so it can only be invalid if an older release wrote it: then it is ignored. */
function readBody(body: string): Guest | null {
  const found: unknown = JSON.parse(base64urlToText(body));
  if (!Array.isArray(found)) return null;
  const [userId, email, billing, shipping]: unknown[] = found;
  if (typeof userId !== "number" || typeof email !== "string") return null;
  const idOf = (value: unknown) => (typeof value === "number" ? value : null);
  return { userId, email, billingAddressId: idOf(billing), shippingAddressId: idOf(shipping) };
}
