import "server-only";
import { endTag } from "#lib/web/cache/tags.ts";
import { addTags } from "./add-tags.ts";

/**
 * Ends the page being rendered at a moment, when its contents change without anybody changing them. Whoever asks after
 * that waits for a new one (lib/web/cache/tag-times.ts), and caches in front of the shop are told how long it is good.
 *
 * @param at milliseconds; null for a page that no date changes
 */
export async function endPageAt(at: number | null): Promise<void> {
  if (at === null) return;
  const seconds = Math.ceil((at - Date.now()) / 1_000);
  await addTags({ tags: [endTag(at)], revalidate: Math.max(1, seconds) });
}
