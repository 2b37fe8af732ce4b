import "server-only";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import { expireTags } from "#lib/web/cache/expire.ts";

const { create, update } = calls.cms.comment;

/** Expires the pages of one site that a visitor's successful write has made stale, before the visitor hears of it. */
export async function expireAfter(
  call: Call,
  domain: string,
  input: unknown,
  result: Result<unknown>,
): Promise<void> {
  if (!result.ok || (call !== create && call !== update)) return;
  const { entity, entityId } = create.input.parse(input);
  await expireTags(domain, [`comments:${entity}-${entityId}`]);
}
