import "server-only";
import { cartCookies, cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { type Sent, sendInSession } from "#lib/gateway/auth/send-in-session.ts";
import { openSession } from "#lib/gateway/auth/session.ts";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { BackendFault, type Result, toApiError } from "#lib/shop/api/errors.ts";
import { fieldsOf } from "#lib/shop/api/http/answer.ts";
import { readPathSegments } from "#lib/shop/api/path-segment.ts";
import { SESSION_ENDED_HEADER } from "#lib/shop/api/session-ended.ts";
import { readInput } from "./body.ts";
import { findCall } from "./call-table.ts";
import { guardCaptcha, receiptCookies } from "./captcha/guard-captcha.ts";
import {
  existingSession,
  needsCart,
  openCart,
  syncCartCookies,
  withCurrency,
} from "./cart-cookies-sync.ts";
import { withEvidence } from "./consent-evidence.ts";
import { expireAfter } from "./expire-after.ts";
import { fillIn } from "./fill.ts";
import {
  answer,
  logException,
  logFault,
  Refusal,
  refuse,
  toPublicFault,
} from "./gateway-answer.ts";
import { addressOf, guardOrigin, guardPass, guardStaffHint, refusedRole } from "./guard.ts";
import { bindSocialLogin } from "./log-in-by-provider.ts";
import { withoutAuthors } from "./own-comments.ts";
import { type Client, isFailedTry, reserveCall } from "./rate-limits.ts";
import { registrationAnswer } from "./register-visitor.ts";
import { logSecurityEvent } from "./security-event.ts";
import { findTarget, type Target } from "./target.ts";
import { visibleOnly, withJudgedFields } from "./visible.ts";
import { guestCookies, refuseKnown, withBuyer } from "./with-buyer.ts";

/** Answers a browser's call of `/api/{version}/{path}` (docs/architecture.md §3.1). */
export const handleGateway = (request: Request): Promise<Response> =>
  guarded((requestId) => serve(request, pathOf(request), requestId));

/** The decoded segments after `/api/`, version first; read from the address itself, so that each is decoded once. */
const pathOf = ({ url }: Request): readonly string[] =>
  readPathSegments(new URL(url).pathname.replace(/^\/api\//, "")) ?? [];

/** Runs a step and turns exceptions into JSON, or into the result of `show`; every answer has a request id. */
export async function guarded(
  run: (requestId: string) => Promise<Response>,
  show: (...fault: Parameters<typeof refuse>) => Response | Promise<Response> = refuse,
): Promise<Response> {
  const id = crypto.randomUUID();
  const response = await run(id).catch((error: unknown) => {
    if (error instanceof Refusal) {
      sayRefusal(error, id);
      return show(error.status, error.message, error);
    }
    const fault = toPublicFault(error instanceof BackendFault ? error.error : toApiError(500, ""));
    logException(id, error);
    return show(fault.status, fault.message, fault);
  });
  response.headers.set("x-request-id", id);
  return response;
}

function sayRefusal({ event, status }: Refusal, requestId: string): void {
  if (event) logSecurityEvent(event, { status, requestId });
}

async function serve(
  request: Request,
  path: readonly string[],
  requestId: string,
): Promise<Response> {
  const found = findCall(request.method, path);
  if (found.kind === "unknown") throw new Refusal(404, "There is no such call.");
  if (found.kind === "wrongMethod")
    throw new Refusal(405, "This call does not accept this method.", {
      allow: found.allow.join(", "),
    });
  const target = await findTarget(request.headers);
  guardOrigin(request);
  await guardStaffHint(cookiesOf(request.headers), target);
  const client = { siteId: target.siteId, address: addressOf(request.headers) };
  const tried = await reserveCall(found.call, client);
  let hasFailed = false;
  const fail = () => {
    hasFailed = true;
  };
  try {
    return await carryOut(request, found, { target, client, requestId, fail });
  } finally {
    if (!hasFailed) await tried.giveBack();
  }
}

interface Attempt {
  readonly target: Target;
  readonly client: Client;
  readonly requestId: string;
  /** Marks the try as failed, so that it stays counted. */
  readonly fail: () => void;
}

async function carryOut(
  request: Request,
  {
    call,
    params,
  }: Pick<Extract<ReturnType<typeof findCall>, { kind: "found" }>, "call" | "params">,
  { target, client, requestId, fail }: Attempt,
): Promise<Response> {
  const input = call.input.safeParse(await readInput(request));
  if (!input.success) throw new Refusal(422, fieldsOf(input.error));
  const cookies = cookiesOf(request.headers);
  await guardPass(cookies, target);
  const given: Readonly<Record<string, unknown>> = { ...input.data };
  const existing = existingSession(call, cookies);
  if (existing) return answer({ data: existing });
  const opensCart = needsCart(call, input.data, cookies);
  if (opensCart) await reserveCall(calls.ecommerce.cart.getNewCartSession, client);
  const fill = opensCart ? call.fill.filter((name) => name !== "cart") : call.fill;
  const filled = await fillIn(fill, target, cookies);
  const session = await openSession(cookies, target);
  const refused = refusedRole(call.access, session, target);
  // The session may just have been renewed: its new tokens must reach the browser whatever the answer.
  if (refused)
    return refuse(refused.status, refused.message, { ...refused, setCookies: session.setCookies });
  // A call that is refused here and will be sent again must not use up its captcha.
  const captcha = session.fault ? {} : await passCaptcha(call, given, target, cookies);
  if (captcha instanceof Refusal) {
    sayRefusal(captcha, requestId);
    return refuse(captcha.status, captcha.message, {
      headers: captcha.headers,
      setCookies: session.setCookies,
    });
  }

  const known = await withBuyer({ call, params, input: given, session, cookies, target });
  if ("refused" in known) {
    if (known.refused.status === 403) fail();
    return refuseKnown(known);
  }
  const evident = await withEvidence(call, known.input, known.session, target);
  const body = {
    ...withJudgedFields(call, evident),
    ...NO_CAPTCHA,
    ...captcha,
    ...filled,
  };
  const opened = opensCart ? await openCart(known.session, target) : null;
  if (opened && !opened.result.ok) {
    logFault(requestId, calls.ecommerce.cart.getNewCartSession, opened.result.error);
    return respond(call, opened, target.secure);
  }
  const carried = await sendInSession(call, opened?.session ?? known.session, target, {
    ...target,
    params,
    input: { ...body, ...(opened?.result.ok && opened.result.data) },
  });
  const sent = {
    ...carried,
    result: registrationAnswer(call, given, carried.result, target.site),
  };
  await expireAfter(call, target.site.domain, input.data, sent.result);
  if (isFailedTry(call, sent.result)) fail();
  if (!sent.result.ok) logFault(requestId, call, sent.result.error);
  const shown = session.isStaff ? sent.result : visibleOnly(call, sent.result);
  const unsigned = await withoutAuthors(call, shown, sent.session, target);
  const bound = await bindSocialLogin(call, given, unsigned, target);
  const result = withCurrency(bound.result, filled.currencyId);
  const guest = await guestCookies(call, given, sent.result, cookies, target);
  const receipt = await receiptCookies(call, given, sent.result, target);
  const setCookies = [
    ...sent.setCookies,
    ...known.setCookies,
    ...bound.setCookies,
    ...guest,
    ...receipt,
    ...(opened?.result.ok ? cartCookies(opened.result.data, target.secure) : []),
  ];
  return respond(call, { ...sent, setCookies, result }, target.secure);
}

const NO_CAPTCHA = { recaptchaKey: undefined, recaptchaResponse: undefined };

/** The backend's part of the captcha, or the reason why the call is refused. */
const passCaptcha = (...asked: Parameters<typeof guardCaptcha>) =>
  guardCaptcha(...asked).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });

function respond(
  call: Call,
  sent: Omit<Sent<Call>, "result"> & { result: Result<unknown> },
  secure: boolean,
): Response {
  const cart = syncCartCookies(call, sent.result, secure);
  const setCookies = [...sent.setCookies, ...cart.setCookies];
  const ended: Record<string, string> = sent.hasEnded ? { [SESSION_ENDED_HEADER]: "1" } : {};
  if (cart.result.ok) return answer({ data: cart.result.data }, { headers: ended, setCookies });
  const { status, message, headers } = toPublicFault(cart.result.error);
  return refuse(status, message, { headers: { ...headers, ...ended }, setCookies });
}
