import "server-only";
import { instantOf } from "#lib/base/utils/date.ts";
import { isUpcoming, nextMoment } from "#lib/shop/domain/content/schedule.ts";
import { endPageAt } from "#lib/web/data/end-page-at.ts";
import { showsScheduled } from "./scheduled-preview.ts";

interface Dated {
  readonly status: string;
  readonly published_at: string;
}

/**
 * The posts that visitors see: without drafts and scheduled ones, which staff see. The page being rendered expires when
 * the next one is due.
 */
export async function publicPosts<T extends Dated>(posts: readonly T[]): Promise<T[]> {
  const now = Date.now();
  const published = posts.filter(({ status }) => status !== "draft");
  await endPageAt(
    nextMoment(
      published.map((post) => instantOf(post.published_at)),
      now,
    ),
  );
  return showsScheduled() ? published : published.filter((post) => !isUpcoming(post, now));
}
