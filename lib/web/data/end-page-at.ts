import "server-only";
import { endTag } from "#lib/web/cache/tags.ts";
import { addTags } from "./add-tags.ts";

/**
 * Makes the page being rendered expire at a moment when its contents change without an edit. Requests after that wait
 * for a new render (lib/web/cache/tag-times.ts), and caches in front are told until when it is valid.
 * @param at milliseconds; null for a page that no date changes
 */
export async function endPageAt(at: number | null): Promise<void> {
  if (at === null) return;
  const seconds = Math.ceil((at - Date.now()) / 1_000);
  await addTags({ tags: [endTag(at)], revalidate: Math.max(1, seconds) });
}
