import "server-only";
import type { Call } from "#lib/api/call.ts";
import { calls } from "#lib/api/calls/index.ts";
import type { Result } from "#lib/api/errors.ts";
import { expireTags } from "#lib/cache/expire.ts";

const { create, update } = calls.cms.comment;

/** Expires the pages of one site that a visitor's successful write has made stale. */
export function expireAfter(
  call: Call,
  domain: string,
  input: unknown,
  result: Result<unknown>,
): void {
  if (!result.ok || (call !== create && call !== update)) return;
  const { entity, entityId } = create.input.parse(input);
  expireTags(domain, [`comments:${entity}-${entityId}`]);
}
