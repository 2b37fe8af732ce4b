import "server-only";
import type { z } from "zod";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import { fieldsOf } from "#lib/shop/api/http/answer.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import { readJson } from "./body.ts";
import { answer, Refusal, refuse, toPublicFault } from "./gateway-answer.ts";
import { addressOf, guardOrigin, guardStaffHint } from "./guard.ts";
import { guarded } from "./handle.ts";
import { isFailedTry, limitOf, reserveTry } from "./rate-limits.ts";
import { logSecurityEvent } from "./security-event.ts";
import { findTarget, type Target } from "./target.ts";

const { forgot, set } = calls.user.password;

const asStaff = (target: Target) =>
  ({ ...target, site: target, headers: { strategy: "admin" }, cache: "no-store" }) as const;

/**
 * `POST /api/session/forgot { email }`: has the backend send a member of staff the link for a new password
 * (docs/contract.md §3.5). The answer is the same whether the e-mail is known or not. Unlike the shoppers' call it is
 * open while the site is closed, as the staff login is.
 */
export const forgotStaffPassword = (request: Request): Promise<Response> =>
  handle(request, forgot, forgot.input, (input, target) =>
    sendToBackend(forgot, { ...asStaff(target), input }),
  );

/** `POST /api/session/set-password { token, password }`: sets the new password by the link's token. */
export const setStaffPassword = (request: Request): Promise<Response> =>
  handle(request, set, set.input, (input, target) =>
    sendToBackend(set, { ...asStaff(target), input }),
  );

/** The gateway's steps for a call that staff make before a login: origin, input, limit. `send` makes it. */
const handle = <Schema extends z.ZodType>(
  request: Request,
  call: Call,
  body: Schema,
  send: (input: z.output<Schema>, target: Target) => Promise<Result<unknown>>,
): Promise<Response> =>
  guarded(async () => {
    const target = await findTarget(request.headers);
    guardOrigin(request);
    const read = body.safeParse(await readJson(request));
    if (!read.success) throw new Refusal(422, fieldsOf(read.error));
    await guardStaffHint(cookiesOf(request.headers), target);
    const limit = limitOf(call);
    const client = { siteId: target.siteId, address: addressOf(request.headers) };
    const tried = await reserveTry(limit, client);
    const result = await send(read.data, target);
    if (limit.failuresOnly && !isFailedTry(call, result)) await tried.giveBack();
    if (result.ok) return answer({ data: {} });
    const fault = toPublicFault(result.error);
    logSecurityEvent("login", { status: fault.status, site: target.site.domain });
    return refuse(fault.status, fault.message, fault);
  });
