import type { Tokens } from "#lib/api/schemas/user.ts";
import { requestProtocol } from "#lib/site/host.ts";

/**
 * The cookies of a session. Lax, because Strict ones are not sent on the way back from a payment provider
 * (docs/security.md §2.1). Over https those that the server sets are called `__Host-…` (`cookieName`).
 */
const COOKIES = {
  accessToken: "accessToken",
  refreshToken: "refreshToken",
  protectCode: "protectCode",
  /** The refresh token that the backend refused, and when: `refused-renewal.ts`. */
  refusedRenewal: "refusedRenewal",
  /** Signed: a staff session, when it began and when it was last used, see `staff-hint.ts`. */
  staff: "staff",
  /** Signed: when a member of staff gave their password, see `login-stamp.ts`. */
  staffLogin: "staffLogin",
  /** Signed: this visitor knows the password of a site that is closed by one, see `site-pass.ts`. */
  sitePass: "sitePass",
  /** Signed: the login that this browser has begun at a provider, see `social-state.ts`. */
  socialLogin: "socialLogin",
  /** The cookies of an earlier release were taken over, which happens once: `lib/server/move-cookies.ts`. */
  moved: "moved",
  /** Readable: a member of staff is logged in, so that a public page offers the way to edit it. */
  isStaff: "isStaff",
  /** Readable: a customer is logged in, so a page requests the profile only then. */
  loggedIn: "loggedIn",
  /** Readable: a browser without it makes no cart request at all. */
  cartId: "cartId",
  /** Signed: the guest whom the backend made for this cart, see `guest-pass.ts`. */
  guestPass: "guestPass",
  /** The address that was typed into the checkout without JavaScript, see `lib/gateway/form/typed-address.ts`. */
  typedAddress: "typedAddress",
  /** Signed: the form of a payment provider, on its way to the page that shows it, see `lib/gateway/form/kept-payment.ts`. */
  paymentForm: "paymentForm",
  /** What was typed into a form without JavaScript, and what was wrong with it, see `lib/gateway/form/kept-form.ts`. */
  typedForm: "typedForm",
  /** Names a browser that does not say which page sends a form, see `lib/gateway/form/form-proof.ts`. */
  formBrowser: "formBrowser",
  /** Signed: a form was stored with its captcha, see `lib/gateway/captcha/form-receipt.ts`. */
  formReceipt: "formReceipt",
  /** Readable: the e-mail of a guest of the checkout. */
  guestUser: "guestUser",
  /** Readable: id of the currency that the shopper wants the cart in. */
  currency: "currency",
} as const;
export type CookieName = keyof typeof COOKIES;

/** Written by scripts. They carry no right, so their names are plain everywhere (docs/security.md §2.8). */
const BY_SCRIPTS: ReadonlySet<CookieName> = new Set(["guestUser", "currency"]);

/**
 * What a cookie is called. Over https no other host can set one of that name, nor can anybody over http: browsers take
 * `__Host-` only from the host itself, over https and for no domain (decision 0046).
 */
export const cookieName = (name: CookieName, secure: boolean): string =>
  secure && !BY_SCRIPTS.has(name) ? `__Host-${COOKIES[name]}` : COOKIES[name];

/** Seconds (docs/screens.md §6.3). */
export const MAX_AGE = {
  session: 2_592_000,
  cart: 31_536_000,
  staff: 43_200,
  sitePass: 604_800,
  social: 1_800,
  guestPass: 2_592_000,
  typedAddress: 3_600,
  paymentForm: 1_800,
  typedForm: 3_600,
  formProof: 1_800,
  refusedRenewal: 60,
  formReceipt: 120,
} as const;

const READABLE: ReadonlySet<CookieName> = new Set([
  "loggedIn",
  "isStaff",
  "cartId",
  "guestUser",
  "currency",
]);

/** The cookies of a request, by the names under which they came. */
export interface CookieReader {
  /** The visitor uses https. */
  readonly secure: boolean;
  get(name: string): { readonly value: string } | undefined;
}

/** The cookies of a request, of a page's too. */
export function cookiesOf(headers: Pick<Headers, "get">): CookieReader {
  const found = new Map<string, string>();
  for (const part of (headers.get("cookie") ?? "").split(";")) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (at > 0 && !found.has(name)) found.set(name, decode(part.slice(at + 1).trim()));
  }
  return {
    secure: requestProtocol(headers) === "https",
    get(name) {
      const value = found.get(name);
      return value === undefined ? undefined : { value };
    },
  };
}

/**
 * A cookie's value, over https never from its plain name, which another host of the domain can set; undefined for one
 * that must not be copied into another header.
 */
export function cookieValue(cookies: CookieReader, name: CookieName): string | undefined {
  const value = cookies.get(cookieName(name, cookies.secure))?.value;
  return value && value !== ENDED && /^[\x21-\x7e]{1,4096}$/.test(value) ? value : undefined;
}

/** A `Set-Cookie` header. `maxAge` in seconds, 0 removes. */
export function cookie(name: CookieName, value: string, maxAge: number, secure: boolean): string {
  const flags = `${READABLE.has(name) ? "" : "; HttpOnly"}${secure ? "; Secure" : ""}`;
  const lasts = maxAge === 0 ? `Expires=${LONG_AGO}; Max-Age=0` : `Max-Age=${maxAge}`;
  const kept = maxAge === 0 ? ENDED : encodeURIComponent(value);
  return `${cookieName(name, secure)}=${kept}; Path=/; ${lasts}; SameSite=Lax${flags}`;
}

/**
 * How a cookie is removed in text browsers too: Links 2.28 ignores one without a value, w3m 0.5.3 and ELinks 0.13.2 do not
 * know `Max-Age=0`, and ELinks takes the first of January 1970 for no date (findings/text-browsers-keep-cookies.sh).
 */
const ENDED = "ended";
const LONG_AGO = "Sat, 01 Jan 2000 00:00:00 GMT";

/** @param maxAge seconds for which the browser keeps them */
export const tokenCookies = (
  tokens: Tokens,
  secure: boolean,
  maxAge: number = MAX_AGE.session,
): string[] => [
  cookie("accessToken", tokens.accessToken, maxAge, secure),
  cookie("refreshToken", tokens.refreshToken, maxAge, secure),
];

export const customerCookie = (secure: boolean): string =>
  cookie("loggedIn", "1", MAX_AGE.session, secure);

export const cartCookies = (
  cart: { cartId: string; protectCode: string },
  secure: boolean,
): string[] => [
  cookie("cartId", cart.cartId, MAX_AGE.cart, secure),
  cookie("protectCode", cart.protectCode, MAX_AGE.cart, secure),
];

export const noTokenCookies = (secure: boolean): string[] =>
  (["accessToken", "refreshToken", "loggedIn", "staff", "staffLogin", "isStaff"] as const).map(
    (name) => cookie(name, "", 0, secure),
  );

/** Ends a cart's session, and with it who its guest was. */
export const noCartCookies = (secure: boolean): string[] =>
  (["cartId", "protectCode", "guestPass"] as const).map((name) => cookie(name, "", 0, secure));

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
