import "server-only";
import { pageOwner } from "./owner/page-owner.ts";
import { type TagName, tagOf } from "./tags.ts";

/**
 * Expires the pages of one site that were built with these tags, on every replica; resolves when all processes of this
 * machine know, so that the next request after the caller's answer sees the change. Pages are marked, never deleted:
 * the next request renders, and keeps the old page if that fails (docs/architecture.md §2.1).
 */
export async function expireTags(domain: string, names: readonly TagName[]): Promise<void> {
  await pageOwner()?.expire([...new Set(names)].map((name) => tagOf(domain, name)));
}
