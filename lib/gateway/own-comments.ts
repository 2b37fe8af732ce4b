import "server-only";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { Session } from "#lib/gateway/auth/session.ts";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { ok, type Result } from "#lib/shop/api/errors.ts";
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
