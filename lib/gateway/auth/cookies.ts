import type { Tokens } from "#lib/shop/api/schemas/user-schema.ts";
import { requestProtocol } from "#lib/web/site/host.ts";

/**
 * The cookies of a session. `SameSite=Lax`, because Strict cookies are not sent on the way back from a payment provider
 * (docs/security.md §2.1). Over https the server's cookies have names with `__Host-` (`cookieName`).
 */
const COOKIES = {
  accessToken: "accessToken",
  refreshToken: "refreshToken",
  protectCode: "protectCode",
  /** The refresh token that the backend refused, and the time: `refused-renewal.ts`. */
  refusedRenewal: "refusedRenewal",
  /** Signed: a staff session, with its start and last use, see `staff-hint.ts`. */
  staff: "staff",
  /** Signed: the time when a member of staff gave their password, see `login-stamp.ts`. */
  staffLogin: "staffLogin",
  /** Signed: this visitor has entered the password of a protected site, see `site-pass.ts`. */
  sitePass: "sitePass",
  /** Signed: the login that this browser started at a provider, see `social-state.ts`. */
  socialLogin: "socialLogin",
  /** Set once the cookies of an earlier release have been converted: `lib/run/server/move-cookies.ts`. */
  moved: "moved",
  /** Readable: a member of staff is logged in, so that public pages offer editing. */
  isStaff: "isStaff",
  /** Readable: a customer is logged in, so a page requests the profile only then. */
  loggedIn: "loggedIn",
  /** Readable: a browser without it makes no cart requests. */
  cartId: "cartId",
  /** Signed: the guest that the backend created for this cart, see `guest-pass.ts`. */
  guestPass: "guestPass",
  /** The address typed into the checkout without JavaScript, see `lib/gateway/form/typed-address.ts`. */
  typedAddress: "typedAddress",
  /** Signed: a payment provider's form, for the page that shows it, see `lib/gateway/form/stored-payment.ts`. */
  paymentForm: "paymentForm",
  /** Signed: what a guest has ordered in this browser, see `lib/gateway/order/keep-placed-order.ts`. */
  placedOrder: "placedOrder",
  /** Signed: the order that a guest has looked up, see `lib/gateway/order/order-pass.ts`. */
  orderPass: "orderPass",
  /** The input of a form sent without JavaScript, and its mistakes, see `lib/gateway/form/stored-form.ts`. */
  typedForm: "typedForm",
  /** Identifies a browser that does not report which page sends a form, see `lib/gateway/form/form-proof.ts`. */
  formBrowser: "formBrowser",
  /** Signed: a form was stored with its captcha, see `lib/gateway/captcha/form-receipt.ts`. */
  formReceipt: "formReceipt",
  /** Readable: the e-mail of a guest of the checkout. */
  guestUser: "guestUser",
  /** Readable: id of the currency that the shopper chose for the cart. */
  currency: "currency",
} as const;
export type CookieName = keyof typeof COOKIES;

/** Written by scripts. They grant no right, so their names have no prefix anywhere (docs/security.md §2.8). */
const BY_SCRIPTS: ReadonlySet<CookieName> = new Set(["guestUser", "currency"]);

/**
 * The name of a cookie. Over https no other host can set a cookie with this name, nor can anybody over http: browsers
 * accept `__Host-` only from the host itself, over https and without a domain (decision 0046).
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
  placedOrder: 86_400,
  orderPass: 3_600,
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

/** The cookies of a request, by the names under which they arrived. */
export interface CookieReader {
  /** The visitor uses https. */
  readonly secure: boolean;
  get(name: string): { readonly value: string } | undefined;
}

/** The cookies of a request, or of a page's request. */
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
 * A cookie's value; over https never from its unprefixed name, which another host of the domain can set. Undefined for
 * a value that must not be copied into another header.
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
 * Removes a cookie in text browsers too: Links 2.28 ignores one without a value, w3m 0.5.3 and ELinks 0.13.2 ignore
 * `Max-Age=0`, and ELinks does not parse 1 January 1970 (findings/text-browsers-keep-cookies.sh).
 */
const ENDED = "ended";
const LONG_AGO = "Sat, 01 Jan 2000 00:00:00 GMT";

/** @param maxAge lifetime in seconds */
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

/** Ends a cart's session, including its guest. */
export const noCartCookies = (secure: boolean): string[] =>
  (["cartId", "protectCode", "guestPass"] as const).map((name) => cookie(name, "", 0, secure));

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
