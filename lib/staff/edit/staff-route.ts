import "server-only";
import type { z } from "zod";
import { log } from "#lib/base/config/log.ts";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { sendInSession } from "#lib/gateway/auth/send-in-session.ts";
import { openSession } from "#lib/gateway/auth/session.ts";
import { readInput } from "#lib/gateway/body.ts";
import { requireFreshLogin } from "#lib/gateway/fresh-login.ts";
import {
  answer,
  logException,
  logFault,
  Refusal,
  refuse,
  toPublicFault,
} from "#lib/gateway/gateway-answer.ts";
import { addressOf, guardOrigin, refusedRole } from "#lib/gateway/guard.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { hashedName } from "#lib/gateway/hashed-name.ts";
import { type Limit, reserveTry } from "#lib/gateway/rate-limits.ts";
import { logSecurityEvent } from "#lib/gateway/security-event.ts";
import { findTarget, type Target } from "#lib/gateway/target.ts";
import type { AnswerOf, Call, InputOf } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { BackendFault, type Result, toApiError } from "#lib/shop/api/errors.ts";
import { fieldsOf } from "#lib/shop/api/http/answer.ts";
import type { BackendOptions } from "#lib/shop/api/http/backend.ts";
import { type FileToSend, sendFile } from "#lib/shop/api/http/send-file.ts";
import { PASSWORD_NEEDED } from "#lib/shop/api/password-needed.ts";
import { RENEWED_ELSEWHERE } from "#lib/shop/api/renewed-elsewhere.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import type { Site } from "#lib/web/site/types.ts";
import { keepAudit } from "./audit-log.ts";
import { mayChange, type StaffScope } from "./rights.ts";

/**
 * Makes a call with the staff member's token, in the language of the page. A renewed session is used by the next call.
 */
export type StaffSend = <C extends Call>(
  call: C,
  options: Pick<
    BackendOptions<C>,
    "params" | "input" | "headers" | "onHeaders" | "deadline" | "locale"
  >,
) => Promise<Result<AnswerOf<C>>>;

/** The same for a streamed file: no call is repeated. */
type StaffSendFile = <C extends Call>(
  call: C,
  options: { readonly input: InputOf<C>; readonly file: FileToSend },
) => Promise<Result<AnswerOf<C>>>;

/** The data that a staff route gets once every guard has let the request pass. */
export interface StaffRequest<Input> {
  /** The validated body or query; for a route with `body: "file"` the request itself, its body not yet read. */
  readonly input: Input;
  readonly send: StaffSend;
  readonly sendFile: StaffSendFile;
  readonly target: Target;
  readonly site: Site;
  readonly locale: string;
  readonly who: User;
  readonly requestId: string;
  /**
   * Writes one audit line: the route's action, the person, site, language, request id, and these details, which contain
   * ids and names of fields, never texts (docs/security.md §2.5).
   */
  readonly audit: (details: Readonly<Record<string, unknown>>) => void;
}

interface Guards {
  /** The action's name in the audit: `media.update`. */
  readonly action: string;
  /** The right that the person needs, or of several any one; null if any member of staff may (reads). */
  readonly scope: StaffScope | readonly StaffScope[] | null;
  /** Only with a recently given password (docs/security.md §4.1). */
  readonly freshLogin?: boolean;
  /**
   * Belongs to an admin page: if the backend refuses a call (403), the session has ended there, so it is ended here
   * once and the call is repeated once without the token. A page being edited keeps its session.
   */
  readonly outsideEdit?: boolean;
  /** Sent by a timer of an open page: it does not keep a session alive. */
  readonly isPolled?: boolean;
  /** The limit per address and site; if left out, the gateway's limit of ordinary calls. */
  readonly limit?: Limit;
}

type Run<Input, Answer> = (request: StaffRequest<Input>) => Promise<Answer>;

/** A route with its declaration, from which the browser has the types of what is sent and answered (lib/staff). */
type StaffRoute<Body, Input, Answer> = ((request: Request) => Promise<Response>) & {
  readonly action: string;
  readonly body: Body;
  readonly run: Run<Input, Answer>;
};

const ANY: Limit = { name: "staff", count: 1_500, window: 60_000 };

/**
 * Declares a route that only staff may use, with the one guard of all of them, in this order: host and site, origin,
 * limit, body, session of this very site, role and scope as the backend answers them now. Then `run`, whose answer is
 * the `data` of the response unless it is a Response; what it throws as a Refusal is answered too. The cookies of a
 * session that was renewed on the way are set whatever the answer is, and refusals are audited. A closed site
 * (maintenance, password) is open to staff, and nobody else gets this far. Its address is its name in
 * `lib/staff/staff-routes.ts`.
 *
 * @param options.body the schema of the JSON body (of the query of a GET), or "file" for a route that reads its own body
 * @example
 * export const handleMediaUpdate = staffRoute({
 *   action: "media.update",
 *   scope: "cms.media",
 *   body: z.object({ id: idOut, title: shortText }),
 *   run: async ({ input, send, audit }) => { … },
 * });
 */
export function staffRoute<Schema extends z.ZodType, Answer>(
  options: Guards & { readonly body: Schema; readonly run: Run<z.output<Schema>, Answer> },
): StaffRoute<Schema, z.output<Schema>, Answer>;
export function staffRoute<Answer>(
  options: Guards & { readonly body: "file"; readonly run: Run<Request, Answer> },
): StaffRoute<"file", Request, Answer>;
export function staffRoute({
  body,
  run,
  ...guards
}: Guards &
  (
    | { readonly body: "file"; readonly run: Run<Request, unknown> }
    | { readonly body: z.ZodType; readonly run: Run<unknown, unknown> }
  )): StaffRoute<unknown, never, unknown> {
  if (body === "file")
    return Object.assign((request: Request) => serve(request, guards, async () => request, run), {
      action: guards.action,
      body,
      run,
    });
  const read = async (request: Request) => {
    const input = body.safeParse(await readInput(request));
    if (!input.success) throw new Refusal(422, fieldsOf(input.error));
    return input.data;
  };
  return Object.assign((request: Request) => serve(request, guards, () => read(request), run), {
    action: guards.action,
    body,
    run,
  });
}

const serve = <Input>(
  request: Request,
  { action, scope, limit = ANY, freshLogin = false, isPolled = false, outsideEdit = false }: Guards,
  read: () => Promise<Input>,
  run: Run<Input, unknown>,
): Promise<Response> =>
  guarded(async (requestId) => {
    const target = await findTarget(request.headers);
    guardOrigin(request);
    await reserveTry(limit, { siteId: target.siteId, address: addressOf(request.headers) });
    const input = await read();

    let session = await openSession(cookiesOf(request.headers), target, !isPolled);
    const setCookies = new Set(session.setCookies);
    const { site, locale, storeId } = target;
    const line = { audit: action, site: site.domain, locale, requestId };
    const refuseAudited = ({ status, message, headers }: Refused, who?: User): Response => {
      if (who) void keepAudit(target.siteId, { action, who, locale, requestId, status });
      logSecurityEvent("staff", {
        status,
        site: site.domain,
        requestId,
        action,
        ...(who && { name: who.email, who: who.id }),
      });
      return refuse(status, message, { headers, setCookies: [...setCookies] });
    };

    const refused = refusedRole("staff", session, target);
    if (refused) return refuseAudited(refused);
    const send: StaffSend = async (call, options) => {
      const opened = session;
      const sent = await sendInSession(call, opened, target, {
        locale,
        storeId,
        ...options,
        keepStaff: !outsideEdit,
      });
      // A renewal uses up the request's tokens. A call that began earlier does not change that.
      if (sent.session !== opened) session = sent.session;
      for (const cookie of sent.setCookies) setCookies.add(cookie);
      if (!sent.result.ok) logFault(requestId, call, sent.result.error);
      return sent.result;
    };

    const profile = await send(calls.user.profile, {});
    if (!profile.ok) {
      const fault = toPublicFault(profile.error);
      // Tells the browser that nothing was carried out and the request can be sent again (post-for-data.ts).
      const message =
        profile.error.message === RENEWED_ELSEWHERE ? RENEWED_ELSEWHERE : fault.message;
      return refuse(fault.status, message, { ...fault, setCookies: [...setCookies] });
    }
    const who = profile.data;
    const isAllowed =
      scope === null ? who.isBackofficeUser : [scope].flat().some((one) => mayChange(who, one));
    if (!isAllowed) return refuseAudited(new Refusal(403, "You are not allowed to do this."), who);

    try {
      if (freshLogin)
        await requireFreshLogin(cookiesOf(request.headers), { ...target, userId: who.id });
      const result = await run({
        input,
        send,
        sendFile: (call, options) =>
          sendFile(call, {
            ...options,
            site: target,
            locale,
            storeId,
            accessToken: session.accessToken,
          }),
        target,
        site,
        locale,
        who,
        requestId,
        audit: (details) => {
          log().info({ ...line, ...nameOf(who), ...details });
          void keepAudit(target.siteId, { action, who, locale, requestId, details });
        },
      });
      if (!(result instanceof Response))
        return answer({ data: result ?? {} }, { setCookies: [...setCookies] });
      for (const cookie of setCookies) result.headers.append("set-cookie", cookie);
      return result;
    } catch (error) {
      if (error instanceof Refusal)
        // The same request comes again with the password: it is not refused, it waits.
        return error.status === PASSWORD_NEEDED
          ? refuse(error.status, error.message, { setCookies: [...setCookies] })
          : refuseAudited(error, who);
      logException(requestId, error);
      const broken = error instanceof BackendFault ? error.error : toApiError(500, "");
      const fault = toPublicFault(broken);
      return refuse(fault.status, fault.message, { ...fault, setCookies: [...setCookies] });
    }
  });

type Refused = Pick<Refusal, "status" | "message" | "headers">;

/** The person, by id and by the same hash as in the log line of their login. */
const nameOf = ({ id, email }: User) => ({ who: id, name: hashedName(email) });

/**
 * The data of a call that was carried out.
 * @throws Refusal the public form of the backend's fault, for `staffRoute` to answer
 */
export function dataOf<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  const { status, message, headers } = toPublicFault(result.error);
  throw new Refusal(status, message, headers);
}
