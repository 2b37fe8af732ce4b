import "server-only";
import type { ApiError } from "#lib/shop/api/errors.ts";
import { RENEWED_ELSEWHERE } from "#lib/shop/api/renewed-elsewhere.ts";
import type { Tokens } from "#lib/shop/api/schemas/user-schema.ts";
import {
  type CookieReader,
  cookieValue,
  customerCookie,
  MAX_AGE,
  noCartCookies,
  noTokenCookies,
  tokenCookies,
} from "./cookies.ts";
import { isExpired } from "./jwt.ts";
import { isSettled, markRefusal } from "./refused-renewal.ts";
import { renew } from "./renewal.ts";
import { isAnyRevoked, revokeTokens } from "./revoked-tokens.ts";
import { staffCookies, staffMaxAge, touchStaff } from "./staff-cookies.ts";
import { readStaffHint, staffTimeLeft } from "./staff-hint.ts";

/** The site of a session: tokens of one site are not valid on another. */
export interface SessionSite {
  readonly apiKey: string;
  readonly siteId: number;
  /** The visitor's language: every call names one (docs/contract.md §1.2). */
  readonly locale: string;
  /** The visitor uses https. */
  readonly secure: boolean;
}

/** A session for the use of a request, and the cookies of its response. */
export interface Session {
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly isStaff: boolean;
  /** When the staff session began, in seconds. */
  readonly staffSince?: number;
  /** The readable cookie `loggedIn` is set: a customer's session. */
  readonly isCustomer: boolean;
  readonly setCookies: readonly string[];
  /** The session existed and has ended. */
  readonly hasEnded: boolean;
  /** The mark of a refused renewal, sent by the browser. */
  readonly refusedRenewal?: string;
  /** It is unknown whether the session is valid: it could not be renewed, or was renewed elsewhere. */
  readonly fault?: ApiError;
}

/**
 * The session of a request, renewed if its access token has expired (docs/screens.md §3.1). A session has ended if it
 * was logged out, or, for staff, if it is too old or was unused for too long (docs/security.md §4.1).
 * @param isUse whether a person caused the request: requests sent by a timer do not keep a staff session alive
 */
export async function openSession(
  cookies: CookieReader,
  site: SessionSite,
  isUse = true,
): Promise<Session> {
  const [accessToken, refreshToken] = tokensIn(cookies);
  const staff = await readStaffHint(cookieValue(cookies, "staff"), site.siteId);
  const session: Session = {
    accessToken,
    refreshToken,
    refusedRenewal: cookieValue(cookies, "refusedRenewal"),
    isStaff: staff !== null,
    staffSince: staff?.startedAt,
    isCustomer: cookieValue(cookies, "loggedIn") !== undefined,
    setCookies: staff && isUse ? await touchStaff(staff, site) : [],
    hasEnded: false,
  };
  if (staff && staffTimeLeft(staff) <= 0) {
    await revokeTokens(site.siteId, [accessToken, refreshToken]);
    return endSession({ ...session, setCookies: [] }, site);
  }
  // The answer to the logout has removed the cart's cookies, so a later cart is a new one.
  if (await isAnyRevoked(site.siteId, [accessToken, refreshToken]))
    return endSession({ ...session, setCookies: [] }, site, false);
  return hasRunOut(session) ? renewSession(session, site) : session;
}

/** The browser's access token and refresh token. */
export const tokensIn = (cookies: CookieReader): [string | undefined, string | undefined] => [
  cookieValue(cookies, "accessToken"),
  cookieValue(cookies, "refreshToken"),
];

/** Whether a page that cannot set cookies has to send its visitor through `/api/session/renew` first. */
export const needsRenewal = (cookies: CookieReader): boolean =>
  cookieValue(cookies, "refreshToken") !== undefined &&
  hasRunOut({ accessToken: cookieValue(cookies, "accessToken"), refreshToken: "there" });

/** No call was carried out, and the session is unchanged: both can be retried. */
const notRenewed = (message: string): ApiError => ({ kind: "network", status: 0, message });

/**
 * The session with new tokens, or its end. A single refusal does not end it: a response with tokens renewed elsewhere
 * may be on its way (docs/security.md §3.9).
 */
export async function renewSession(session: Session, site: SessionSite): Promise<Session> {
  const { refreshToken, refusedRenewal } = session;
  if (!refreshToken) return endSession(session, site);
  const { renewal, claimEnd } = await renew(refreshToken, site);
  if (renewal.kind === "fault") return { ...session, fault: notRenewed("not renewed") };
  if (renewal.kind === "refused") {
    if (await isAnyRevoked(site.siteId, [refreshToken])) return endSession(session, site, false);
    if (isSettled(refusedRenewal, refreshToken)) return endSession(session, site, claimEnd());
    return {
      ...session,
      fault: notRenewed(RENEWED_ELSEWHERE),
      setCookies: [
        ...session.setCookies,
        ...markRefusal(refusedRenewal, refreshToken, site.secure),
      ],
    };
  }
  return {
    ...session,
    ...renewal.tokens,
    setCookies: [...session.setCookies, ...(await loginCookies(renewal.tokens, site, session))],
  };
}

/**
 * Logs out: removes the tokens, the staff hint and the cart (docs/screens.md §3.1). When several requests see the same
 * renewal fail, only the first removes the cart: by the time of the others a new one may exist.
 */
export const endSession = (session: Session, site: SessionSite, clearCart = true): Session => ({
  isStaff: false,
  isCustomer: false,
  hasEnded: true,
  setCookies: [
    ...session.setCookies,
    ...noTokenCookies(site.secure),
    ...(clearCart ? noCartCookies(site.secure) : []),
  ],
});

/** The cookies of a login or renewal, with the hint of the role. A renewal does not extend a staff session. */
export async function loginCookies(
  tokens: Tokens,
  site: SessionSite,
  {
    isStaff,
    isCustomer,
    staffSince = Math.floor(Date.now() / 1000),
  }: Pick<Session, "isStaff" | "isCustomer" | "staffSince">,
): Promise<string[]> {
  const maxAge = isStaff ? staffMaxAge(staffSince) : MAX_AGE.session;
  return [
    ...tokenCookies(tokens, site.secure, maxAge),
    ...(isStaff ? await staffCookies(site, staffSince) : []),
    ...(isCustomer && !isStaff ? [customerCookie(site.secure)] : []),
  ];
}

const hasRunOut = ({
  accessToken,
  refreshToken,
}: Pick<Session, "accessToken" | "refreshToken">): boolean =>
  accessToken ? isExpired(accessToken) : refreshToken !== undefined;
