import "server-only";
import type { AnswerOf, Call } from "#lib/shop/api/call.ts";
import { fail, type Result } from "#lib/shop/api/errors.ts";
import type { BackendOptions } from "#lib/shop/api/http/backend.ts";
import { sendSearched } from "#lib/shop/api/http/send-searched.ts";
import { endSession, renewSession, type Session, type SessionSite } from "./session.ts";

export interface Sent<C extends Call> {
  readonly result: Result<AnswerOf<C>>;
  /** `Set-Cookie` headers to pass on, even if the call failed. */
  readonly setCookies: readonly string[];
  /** The session was ended by this call. */
  readonly hasEnded: boolean;
  /** The session as this call left it: the next call of the same request starts from it. */
  readonly session: Session;
}

type Options<C extends Call> = Omit<
  BackendOptions<C>,
  "site" | "accessToken" | "refreshToken" | "next" | "cache"
>;

/**
 * Sends a visitor's call with an open session (docs/screens.md §5.1): if the backend calls the token invalid, it is
 * renewed once and the call repeated; if that fails, a public call is sent without it. 403 with a staff session ends
 * the session and repeats the call without a token, except for staff's own calls: on a page being edited they are never
 * made anonymously (`keepStaff`), so that no work is lost.
 */
export async function sendInSession<C extends Call>(
  call: C,
  opened: Session,
  site: SessionSite,
  { keepStaff = true, ...options }: Options<C> & { readonly keepStaff?: boolean },
): Promise<Sent<C>> {
  let session = opened;
  const send = () =>
    sendSearched(call, { ...options, site, accessToken: session.accessToken, cache: "no-store" });
  const sent = (result: Result<AnswerOf<C>>): Sent<C> => ({
    result,
    setCookies: session.setCookies,
    hasEnded: session.hasEnded,
    session,
  });

  if (session.fault) return sent(fail(session.fault));
  const result = await send();
  const status = result.ok ? 200 : result.error.status;
  if (!session.accessToken || (status !== 401 && status !== 403)) return sent(result);
  if (status === 401) {
    session = await renewSession(session, site);
    if (session.fault) return sent(fail(session.fault));
    return session.accessToken || call.access === "public" ? sent(await send()) : sent(result);
  }
  if (!session.isStaff || (keepStaff && call.access === "staff")) return sent(result);
  session = endSession(session, site);
  return sent(await send());
}
