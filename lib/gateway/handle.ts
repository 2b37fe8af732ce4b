import "server-only";
import type { Call } from "#lib/api/call.ts";
import { BackendFault, type Result, toApiError } from "#lib/api/errors.ts";
import { fieldsOf } from "#lib/api/http/answer.ts";
import { readPathSegments } from "#lib/api/path-segment.ts";
import { SESSION_ENDED_HEADER } from "#lib/api/session-ended.ts";
import { cookiesOf } from "#lib/auth/cookies.ts";
import { type Sent, sendInSession } from "#lib/auth/send-in-session.ts";
import { openSession } from "#lib/auth/session.ts";
import { answer, logException, logFault, Refusal, refuse, toPublicFault } from "./answer.ts";
import { readInput } from "./body.ts";
import { guestCookies, refuseKnown, withBuyer } from "./buyer.ts";
import { guardCaptcha, withoutSpentCaptcha } from "./captcha.ts";
import { existingSession, syncCartCookies, withCurrency } from "./cart-session.ts";
import { withEvidence } from "./consent-evidence.ts";
import { expireAfter } from "./expire-after.ts";
import { fillIn } from "./fill.ts";
import { addressOf, guardOrigin, guardPass, refusedRole } from "./guard.ts";
import { checkLimit, countFailure, isFailedTry, limitOf } from "./limits.ts";
import { withoutAuthors } from "./own-comments.ts";
import { logSecurityEvent } from "./security-event.ts";
import { bindSocialLogin } from "./social-login.ts";
import { findCall } from "./table.ts";
import { findTarget } from "./target.ts";
import { visibleOnly } from "./visible.ts";

/** Answers a browser's call of `/api/{version}/{path}` (docs/architecture.md §3.1). */
export const handleGateway = (request: Request): Promise<Response> =>
  guarded((requestId) => serve(request, pathOf(request), requestId));

/** The decoded segments after `/api/`, version first; read from the address itself, so that each is decoded once. */
const pathOf = ({ url }: Request): readonly string[] =>
  readPathSegments(new URL(url).pathname.replace(/^\/api\//, "")) ?? [];

/** Runs a step and turns what it throws into JSON; every answer has a request id. */
export async function guarded(run: (requestId: string) => Promise<Response>): Promise<Response> {
  const id = crypto.randomUUID();
  const response = await run(id).catch((error: unknown) => {
    if (error instanceof Refusal) {
      if (error.event) logSecurityEvent(error.event, { status: error.status, requestId: id });
      return refuse(error.status, error.message, { headers: error.headers });
    }
    const fault = toPublicFault(error instanceof BackendFault ? error.error : toApiError(500, ""));
    logException(id, error);
    return refuse(fault.status, fault.message, fault);
  });
  response.headers.set("x-request-id", id);
  return response;
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
  const { call, params } = found;
  const target = await findTarget(request.headers);
  guardOrigin(request);
  const client = { siteId: target.siteId, address: addressOf(request.headers) };
  await checkLimit(limitOf(call), client);

  const input = call.input.safeParse(await readInput(request));
  if (!input.success) throw new Refusal(422, fieldsOf(input.error));
  const cookies = cookiesOf(request.headers);
  await guardPass(cookies, target);
  const given: Readonly<Record<string, unknown>> = { ...input.data };
  await guardCaptcha(call, given, target);
  const existing = existingSession(call, input.data, cookies);
  if (existing) return answer({ data: existing });
  const filled = await fillIn(call.fill, target, cookies);
  const session = await openSession(cookies, target);
  const refused = refusedRole(call.access, session, target);
  // The session may just have been renewed: its new tokens must reach the browser whatever the answer.
  if (refused)
    return refuse(refused.status, refused.message, { ...refused, setCookies: session.setCookies });

  const known = await withBuyer({ call, params, input: given, session, cookies, target });
  if ("refused" in known) {
    if (known.refused.status === 403) await countFailure(limitOf(call), client);
    return refuseKnown(known);
  }
  const evident = await withEvidence(call, known.input, known.session, target);
  // `renew` is only for the gateway: the backend does not know it.
  const body = { ...withoutSpentCaptcha(call, evident), renew: undefined, ...filled };
  const sent = await sendInSession(call, known.session, target, { ...target, params, input: body });
  expireAfter(call, target.site.domain, input.data, sent.result);
  if (isFailedTry(call, sent.result)) await countFailure(limitOf(call), client);
  if (!sent.result.ok) logFault(requestId, call, sent.result.error);
  const shown = session.isStaff ? sent.result : visibleOnly(call, sent.result);
  const unsigned = await withoutAuthors(call, shown, sent.session, target);
  const bound = await bindSocialLogin(call, given, unsigned, target);
  const result = withCurrency(bound.result, filled.currencyId);
  const guest = await guestCookies(call, given, sent.result, cookies, target);
  const setCookies = [...sent.setCookies, ...known.setCookies, ...bound.setCookies, ...guest];
  return respond(call, { ...sent, setCookies, result }, target.secure);
}

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
