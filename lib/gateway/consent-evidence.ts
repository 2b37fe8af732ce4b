import "server-only";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { Session } from "#lib/gateway/auth/session.ts";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { customerProfile } from "./customer-profile.ts";
import type { Target } from "./target.ts";

type Input = Readonly<Record<string, unknown>>;

/**
 * Fields of a consent log that must not come from a browser: the time and the logged-in customer (docs/security.md
 * §1.11). A guest's e-mail is the typed one.
 */
export async function withEvidence(
  call: Call,
  input: Input,
  session: Session,
  target: Target,
): Promise<Input> {
  if (call !== calls.gdpr.web.consent.log.create || !isRecord(input.user)) return input;
  const profile = await customerProfile(session, target);
  const user = profile
    ? { userType: "user", email: profile.email || input.user.email }
    : { userType: "guest", email: input.user.email };
  return { ...input, statusTimestamp: new Date().toISOString(), user };
}
