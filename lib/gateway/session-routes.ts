import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { log } from "#lib/base/config/log.ts";
import { cookie, cookiesOf, cookieValue, noCartCookies } from "#lib/gateway/auth/cookies.ts";
import { FRESH_FOR, signLoginStamp } from "#lib/gateway/auth/login-stamp.ts";
import { successorOf } from "#lib/gateway/auth/renewal.ts";
import { revokeTokens } from "#lib/gateway/auth/revoked-tokens.ts";
import { endSession, loginCookies, tokensIn } from "#lib/gateway/auth/session.ts";
import { isOwnLogin, noSocialCookie } from "#lib/gateway/auth/social-state.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { fieldsOf } from "#lib/shop/api/http/answer.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import { givenOut, text } from "#lib/shop/api/schemas/out.ts";
import type { Tokens } from "#lib/shop/api/schemas/user-schema.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import { readJson } from "./body.ts";
import { answer, Refusal, refuse, toPublicFault } from "./gateway-answer.ts";
import { addressOf, guardOrigin, guardPass, guardStaffHint } from "./guard.ts";
import { guarded } from "./handle.ts";
import { hashedName } from "./hashed-name.ts";
import { isFailedTry, LOGIN_LIMIT, LOGOUT_LIMIT, reserveLogin, reserveTry } from "./rate-limits.ts";
import { logSecurityEvent } from "./security-event.ts";
import { findTarget, type Target } from "./target.ts";

/** The cart to leave; one started in the meantime stays. */
const leftCart = z.object({ cartId: text.optional() });

const credentials = z.object({
  username: givenOut(VALUE_KINDS.username),
  password: text,
  admin: z.boolean().optional(),
});

/**
 * `POST /api/session/login`: the tokens go into cookies, the answer is `{ user }`. With `admin` the backend's
 * staff strategy is used, and only staff are accepted.
 */
export const login = (request: Request): Promise<Response> =>
  guarded(async () => {
    const target = await findTarget(request.headers);
    guardOrigin(request);
    const read = credentials.safeParse(await readJson(request));
    if (!read.success) throw new Refusal(422, fieldsOf(read.error));
    const { username, password, admin = false } = read.data;
    if (!admin) await guardPass(cookiesOf(request.headers), target);
    await guardStaffHint(cookiesOf(request.headers), target);
    const client = { siteId: target.siteId, address: addressOf(request.headers) };
    const tried = await reserveTry(LOGIN_LIMIT, client);
    const account = await reserveLogin(target.siteId, username);
    if (account.delay > 0) await wait(account.delay);

    const result = await sendToBackend(calls.login, {
      ...target,
      input: { username, password, apiKey: target.apiKey },
      headers: admin ? { strategy: "admin" } : {},
      site: target,
      cache: "no-store",
    });
    if (!isFailedTry(calls.login, result))
      await Promise.all([tried.giveBack(), account.giveBack()]);
    if (!result.ok) {
      const fault = toPublicFault(result.error);
      if (admin) logRefusedStaff(target, fault.status);
      else
        logSecurityEvent("login", {
          status: fault.status,
          site: target.site.domain,
          name: username,
        });
      return refuse(fault.status, fault.message, fault);
    }
    const { tokens, user } = result.data;
    if (admin && !user.isBackofficeUser) {
      logRefusedStaff(target, 403);
      throw new Refusal(403, "Only staff can log in here.");
    }
    logEntry(admin ? "staffLogin" : "login", target, username);
    const setCookies = await cookiesAfterLogin(request, tokens, target, admin);
    if (admin) {
      const stamp = await signLoginStamp({ siteId: target.siteId, userId: user.id });
      setCookies.push(cookie("staffLogin", stamp, FRESH_FOR, target.secure));
    }
    return answer({ user }, { setCookies });
  });

/** The name of the login that succeeded, as a keyed hash. */
const logEntry = (kind: "login" | "staffLogin", { site }: Target, name: string): void =>
  log().info({ kind, site: site.domain, status: 200, name: hashedName(name) });

/** A refused login as staff is visible in the log; the typed name is not. */
const logRefusedStaff = ({ site }: Target, status: number): void =>
  log().warn({ kind: "staffLogin", site: site.domain, status });

const socialReturn = calls.user.social.oauth.input;

/**
 * `POST /api/session/social`: exchanges what a provider's login returned for the cookies of a login
 * (docs/contract.md §3.6). The answer is `{ user }`. A login that another browser has begun is refused (docs/security.md
 * §1.15).
 */
export const socialLogin = (request: Request): Promise<Response> =>
  guarded(async () => {
    const target = await findTarget(request.headers);
    guardOrigin(request);
    await guardPass(cookiesOf(request.headers), target);
    const read = socialReturn.safeParse(await readJson(request));
    if (!read.success) throw new Refusal(422, fieldsOf(read.error));
    await guardStaffHint(cookiesOf(request.headers), target);
    const client = { siteId: target.siteId, address: addressOf(request.headers) };
    const tried = await reserveTry(LOGIN_LIMIT, client);
    const spent = noSocialCookie(target.secure);
    if (!(await isOwnLogin(cookiesOf(request.headers), { ...target, ...read.data }))) {
      logSecurityEvent("socialLogin", { status: 403, site: target.site.domain });
      return refuse(403, "This login was not begun here. Try again.", { setCookies: [spent] });
    }
    const result = await sendToBackend(calls.user.social.oauth, {
      ...target,
      input: read.data,
      site: target,
      cache: "no-store",
    });
    if (!isFailedTry(calls.user.social.oauth, result)) await tried.giveBack();
    if (!result.ok) {
      const fault = toPublicFault(result.error);
      logSecurityEvent("login", { status: fault.status, site: target.site.domain });
      return refuse(fault.status, fault.message, { ...fault, setCookies: [spent] });
    }
    const { tokens, user } = result.data;
    logEntry("login", target, user.email || user.username);
    return answer(
      { user },
      { setCookies: [...(await cookiesAfterLogin(request, tokens, target, false)), spent] },
    );
  });

/** The tokens' cookies; the hint of the previous role is removed. */
async function cookiesAfterLogin(
  request: Request,
  tokens: Tokens,
  target: Target,
  isStaff: boolean,
): Promise<string[]> {
  const sent = cookiesOf(request.headers);
  const others = isStaff ? (["loggedIn"] as const) : (["staff", "staffLogin", "isStaff"] as const);
  return [
    ...(await loginCookies(tokens, target, { isStaff, isCustomer: !isStaff })),
    ...others
      .filter((name) => cookieValue(sent, name) !== undefined)
      .map((name) => cookie(name, "", 0, target.secure)),
  ];
}

/**
 * `POST /api/session/logout`: removes tokens and cart from this browser (docs/screens.md §3.1), and rejects these
 * tokens, and those that they are being exchanged for, from now on (docs/security.md §3.9).
 */
export const logout = (request: Request): Promise<Response> =>
  guarded(async () => {
    const target = await findTarget(request.headers);
    guardOrigin(request);
    await reserveTry(LOGOUT_LIMIT, {
      siteId: target.siteId,
      address: addressOf(request.headers),
    });
    const [accessToken, refreshToken] = tokensIn(cookiesOf(request.headers));
    await revokeTokens(target.siteId, [accessToken, refreshToken]);
    const next = refreshToken ? await successorOf(refreshToken, target.siteId) : null;
    await revokeTokens(target.siteId, [next?.accessToken, next?.refreshToken]);
    const ended = endSession(
      { isStaff: false, isCustomer: false, setCookies: [], hasEnded: false },
      target,
    );
    return answer({ data: {} }, { setCookies: ended.setCookies });
  });

/**
 * `POST /api/session/leave-cart`: forgets the cart's session, for another language's store and once it became an order
 * (docs/screens.md §3.4). With `cartId` the session of any other cart stays.
 */
export const leaveCart = (request: Request): Promise<Response> =>
  guarded(async () => {
    const { secure } = await findTarget(request.headers);
    guardOrigin(request);
    const wanted = leftCart.safeParse(await readJson(request)).data?.cartId;
    const held = cookieValue(cookiesOf(request.headers), "cartId");
    const isOther = wanted !== undefined && held !== undefined && held !== wanted;
    return answer({ data: {} }, { setCookies: isOther ? [] : noCartCookies(secure) });
  });
