import "server-only";
import type { Call } from "#lib/api/call.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import type { Result } from "#lib/api/errors.ts";
import { expireTags } from "#lib/cache/expire.ts";
import type { TagName } from "#lib/cache/tags.ts";

type Input = Readonly<Record<string, unknown>>;

/** What a visitor's write changes on pages that are cached for everybody. */
const WRITES: ReadonlyMap<string, (input: Input) => TagName[]> = new Map([
  [endpoints.cms.commentCreate.path, commentTags],
  [endpoints.cms.commentUpdate.path, commentTags],
]);

/** Expires the pages of one site that a good answer of this call has made old. */
export function expireAfter(call: Call, domain: string, input: unknown, result: Result<unknown>) {
  const tags = result.ok ? WRITES.get(call.endpoint.path) : undefined;
  if (tags) expireTags(domain, tags(input as Input));
}

function commentTags({ entity, entityId }: Input): TagName[] {
  return [`comments:${String(entity)}-${String(entityId)}`];
}
