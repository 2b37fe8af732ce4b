import "server-only";
import type { Call, RequestOf } from "#lib/api/call.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import { BackendFault, type Result, toApiError } from "#lib/api/errors.ts";
import { fieldsOf } from "#lib/api/http/answer.ts";
import { SESSION_ENDED_HEADER } from "#lib/api/session-ended.ts";
import { cookiesOf } from "#lib/auth/cookies.ts";
import { type Sent, sendInSession } from "#lib/auth/send-as-session.ts";
import { openSession } from "#lib/auth/session.ts";
import { readInput } from "./body.ts";
import { followCart, heldSession, withCurrency } from "./cart-session.ts";
import { expireAfter } from "./expire-after.ts";
import { toldAs } from "./fault.ts";
import { fillIn } from "./fill.ts";
import { addressOf, guardOrigin } from "./guard.ts";
import { checkLimit, countFailure, isRefusedTry, limitOf } from "./limits.ts";
import { once } from "./once.ts";
import { answer, Refusal, refuse } from "./refusal.ts";
import { reportBreak, reportFault } from "./report.ts";
import { refusedRole } from "./role.ts";
import { findCall } from "./table.ts";
import { findTarget } from "./target.ts";

/** Answers a browser's call of `/api/{version}/{path}` (architecture, section 3). `path` begins with the version. */
export const handleGateway = (request: Request, path: readonly string[]): Promise<Response> =>
  guarded((requestId) => serve(request, path, requestId));

/** Runs a step and turns what it refuses into JSON; every answer bears a request id. */
export async function guarded(run: (requestId: string) => Promise<Response>): Promise<Response> {
  const id = crypto.randomUUID();
  const response = await run(id).catch((error: unknown) => {
    if (error instanceof Refusal)
      return refuse(error.status, error.message, { headers: error.headers });
    const told = toldAs(error instanceof BackendFault ? error.error : toApiError(500, ""));
    reportBreak(id, error);
    return refuse(told.status, told.message, told);
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
  const address = addressOf(request.headers);
  checkLimit(limitOf(call), address);

  const input = call.input.safeParse(await readInput(request));
  if (!input.success) throw new Refusal(422, fieldsOf(input.error));
  const cookies = cookiesOf(request.headers);
  const held = heldSession(call, input.data, cookies);
  if (held) return answer({ data: held });
  const filled = await fillIn(call.fill, target, cookies);
  const session = await openSession(cookies, target);
  const refused = refusedRole(call.endpoint.access, session, target);
  // The session may just have been renewed: its new tokens must reach the browser whatever the answer.
  if (refused)
    return refuse(refused.status, refused.message, { ...refused, setCookies: session.setCookies });

  // `renew` is between browser and gateway: the backend has not heard of it.
  const body = {
    ...(input.data as object),
    renew: undefined,
    ...filled,
  } as unknown as RequestOf<Call>;
  const send = () => sendInSession(call, session, target, { ...target, params, input: body });
  const isOrder = call.endpoint === endpoints.ecommerce.order.create;
  const sent = await (isOrder ? once(`${filled.cartId}|${filled.protectCode}`, send) : send());
  expireAfter(call, target.site.domain, input.data, sent.result);
  if (isRefusedTry(call, sent.result)) countFailure(limitOf(call), address);
  if (!sent.result.ok) reportFault(requestId, call, sent.result.error);
  const result = withCurrency(sent.result, filled.currencyId);
  return respond(call, { ...sent, result }, target.secure);
}

function respond(
  call: Call,
  sent: Omit<Sent<Call>, "result"> & { result: Result<unknown> },
  secure: boolean,
): Response {
  const cart = followCart(call, sent.result, secure);
  const setCookies = [...sent.setCookies, ...cart.setCookies];
  const ended: Record<string, string> = sent.hasEnded ? { [SESSION_ENDED_HEADER]: "1" } : {};
  if (cart.result.ok) return answer({ data: cart.result.data }, { headers: ended, setCookies });
  const { status, message, headers } = toldAs(cart.result.error);
  return refuse(status, message, { headers: { ...headers, ...ended }, setCookies });
}
