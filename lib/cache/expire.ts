import "server-only";
import { revalidateTag } from "next/cache";
import { type TagName, tagOf } from "./tags.ts";

/**
 * Expires the pages of one site that were built with these tags, on every replica. Pages are marked, never deleted:
 * the next load renders, and keeps the old page where that fails (docs/architecture.md §2.1).
 */
export function expireTags(domain: string, names: readonly TagName[]): void {
  for (const name of new Set(names)) revalidateTag(tagOf(domain, name), { expire: 0 });
}
