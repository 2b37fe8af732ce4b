import "server-only";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { fromBase64url, toBase64url } from "#lib/base/utils/base64url.ts";
import { type CookieReader, cookie, cookieValue, MAX_AGE } from "#lib/gateway/auth/cookies.ts";
import { isSigned, sign } from "#lib/gateway/auth/signature.ts";
import type { PaymentForm } from "#lib/shop/domain/checkout/payment-form.ts";

/** The size that fits into a cookie, without its name and flags. */
const LONGEST = 3_800;
/** Bytes of a form, so that a small text cannot become a large one. */
const LONGEST_FORM = 100_000;

const stored = z.object({
  action: z.url(),
  method: z.enum(["get", "post"]),
  fields: z.array(z.tuple([z.string(), z.string()])),
});

interface Place {
  readonly siteId: number;
  readonly cartId: string;
}

/**
 * The cookie with which the page after an order shows the provider's form (303 after POST): `{exp}.{form}.{hmac}`.
 * Signed with the site and the cart, so that nobody can be made to pay for another order. Null if the form is too long
 * for a cookie.
 */
export async function keepPayment(
  { action, method, fields }: PaymentForm,
  place: Place,
  secure: boolean,
  now = Date.now(),
): Promise<string | null> {
  const expiry = Math.floor(now / 1000) + MAX_AGE.paymentForm;
  const body = toBase64url(deflateRawSync(JSON.stringify({ action, method, fields })));
  const code = await sign("payment-form", claimOf(String(expiry), place, body));
  const value = `${expiry}.${body}.${code}`;
  return value.length > LONGEST ? null : cookie("paymentForm", value, MAX_AGE.paymentForm, secure);
}

/**
 * The provider's form of this cart's order; null if there is none.
 * @param origins the origins that a form may currently be sent to
 */
export async function keptPayment(
  cookies: CookieReader,
  siteId: number,
  origins: readonly string[],
  now = Date.now(),
): Promise<PaymentForm | null> {
  const cartId = cookieValue(cookies, "cartId");
  const kept = cookieValue(cookies, "paymentForm") ?? "";
  const [, expiry, body, code] = /^(\d{1,12})\.([\w-]+)\.([\w-]{43})$/.exec(kept) ?? [];
  if (!cartId || !expiry || !body || !code || Number(expiry) <= now / 1000) return null;
  if (!(await isSigned("payment-form", claimOf(expiry, { siteId, cartId }, body), code)))
    return null;
  const text = inflateRawSync(fromBase64url(body), { maxOutputLength: LONGEST_FORM }).toString();
  const form = stored.parse(JSON.parse(text));
  return origins.includes(new URL(form.action).origin) ? form : null;
}

const claimOf = (expiry: string, { siteId, cartId }: Place, body: string): string =>
  `${expiry}.${siteId}.${cartId}.${body}`;
