import "server-only";
import type { Call } from "#lib/api/call.ts";
import { calls } from "#lib/api/calls/index.ts";
import { ok, type Result } from "#lib/api/errors.ts";
import type { Session } from "#lib/auth/session.ts";
import { isRecord } from "#lib/utils/is-record.ts";
import { customerProfile } from "./customer-profile.ts";
import type { Target } from "./target.ts";

/**
 * Reviews and comments without the ids of their authors. `isOwn` tells a customer which ones are theirs
 * (docs/security.md §1.11).
 */
export async function withoutAuthors(
  call: Call,
  result: Result<unknown>,
  session: Session,
  target: Target,
): Promise<Result<unknown>> {
  if (call !== calls.cms.comment.filterStandard || !result.ok || !isRecord(result.data))
    return result;
  const rows = Array.isArray(result.data.items) ? result.data.items.filter(isRecord) : [];
  const isSigned = rows.some(({ userId }) => userId !== null);
  const reader = isSigned ? await customerProfile(session, target) : null;
  const items = rows.map((row) => ({
    ...row,
    userId: null,
    isOwn: reader !== null && row.userId === reader.id,
  }));
  return ok({ ...result.data, items });
}
