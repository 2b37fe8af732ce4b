import "server-only";
import { randomUUID } from "node:crypto";
import { type CookieReader, cookie, cookieValue, MAX_AGE } from "#lib/gateway/auth/cookies.ts";
import { isSigned, sign } from "#lib/gateway/auth/signature.ts";
import { claimOnce } from "./claim-once.ts";

interface Place {
  readonly siteId: number;
  readonly secure: boolean;
}

const claimOf = (expiry: string, siteId: number, formId: number, nonce: string): string =>
  [expiry, siteId, formId, nonce].join(".");

/**
 * The cookie that says that a form was stored with its captcha, for the one notice to the site's staff that follows:
 * `{exp}.{nonce}.{hmac}`, `exp` in seconds, signed together with site and form.
 */
export async function receiptCookie(formId: number, { siteId, secure }: Place): Promise<string> {
  const expiry = String(Math.floor(Date.now() / 1000) + MAX_AGE.formReceipt);
  const nonce = randomUUID();
  const code = await sign("form-receipt", claimOf(expiry, siteId, formId, nonce));
  return cookie("formReceipt", `${expiry}.${nonce}.${code}`, MAX_AGE.formReceipt, secure);
}

export const noReceiptCookie = (secure: boolean): string => cookie("formReceipt", "", 0, secure);

/** Whether a browser has the receipt of this form, which counts once. */
export async function takeReceipt(
  cookies: CookieReader,
  formId: number,
  { siteId }: Place,
): Promise<boolean> {
  const receipt = cookieValue(cookies, "formReceipt") ?? "";
  const [, expiry, nonce, code] = /^([1-9]\d{0,11})\.([\w-]{36})\.([\w-]{43})$/.exec(receipt) ?? [];
  if (!expiry || !nonce || !code || Number(expiry) <= Date.now() / 1000) return false;
  if (!(await isSigned("form-receipt", claimOf(expiry, siteId, formId, nonce), code))) return false;
  return claimOnce("receipt", nonce, MAX_AGE.formReceipt * 1000);
}
