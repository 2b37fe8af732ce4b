import "server-only";
import { base64urlToText, textToBase64url } from "#lib/base/utils/base64url.ts";
import { type CookieReader, cookie, cookieValue, MAX_AGE } from "#lib/gateway/auth/cookies.ts";
import { isSigned, sign } from "#lib/gateway/auth/signature.ts";
import type { Target } from "#lib/gateway/target.ts";

/** The two hidden fields of the page that asks the visitor to send the form once more. */
export interface HeldForm {
  /** The whole form, encoded. */
  readonly held: string;
  /** `{exp}.{hmac}`, `exp` in seconds. */
  readonly proof: string;
}

/** The target of a form: its proof is valid for no other site or action. */
interface Purpose {
  readonly target: Pick<Target, "siteId" | "secure">;
  readonly path: string;
}

/**
 * Holds a form of a browser that does not say which page has sent it (decision 0094). The proof is signed together with the
 * site, the action, all that was typed and a cookie of this browser: a page of another site can read neither.
 * @returns the fields, and the cookie to set
 */
export async function holdForm(
  form: URLSearchParams,
  cookies: CookieReader,
  { target, path }: Purpose,
  now = Date.now(),
): Promise<HeldForm & { setCookie: string }> {
  const browser = browserOf(cookies) ?? crypto.randomUUID();
  const expiry = Math.floor(now / 1000) + MAX_AGE.formProof;
  const held = textToBase64url(form.toString());
  const code = await sign("form-proof", claimOf(expiry, browser, { target, path }, held));
  return {
    held,
    proof: `${expiry}.${code}`,
    setCookie: cookie("formBrowser", browser, MAX_AGE.formProof, target.secure),
  };
}

/** The stored form that this browser was asked to confirm; null if it was not stored for this browser. */
export async function releaseForm(
  form: URLSearchParams,
  cookies: CookieReader,
  purpose: Purpose,
  now = Date.now(),
): Promise<URLSearchParams | null> {
  const browser = browserOf(cookies);
  const held = form.get("held") ?? "";
  const [, expiry, code] = /^([1-9]\d{0,11})\.([\w-]{43})$/.exec(form.get("proof") ?? "") ?? [];
  if (!browser || !expiry || !code || Number(expiry) <= now / 1000) return null;
  if (!(await isSigned("form-proof", claimOf(Number(expiry), browser, purpose, held), code)))
    return null;
  return new URLSearchParams(base64urlToText(held));
}

/** The id of this browser, if it has one of our cookies. */
function browserOf(cookies: CookieReader): string | undefined {
  const name = cookieValue(cookies, "formBrowser") ?? "";
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name) ? name : undefined;
}

const claimOf = (expiry: number, browser: string, { target, path }: Purpose, held: string) =>
  JSON.stringify([expiry, target.siteId, browser, path, held]);
