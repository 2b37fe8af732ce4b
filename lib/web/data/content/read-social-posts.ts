import "server-only";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { SocialPost } from "#lib/shop/api/schemas/feedback.ts";
import { read } from "#lib/web/data/read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** Posts with any of the hashtags, newest first; empty if there are none (docs/contract.md §5.13). */
export async function listSocialPosts(
  context: SiteContext,
  hashtags: readonly string[],
  limit: number,
): Promise<SocialPost[]> {
  const posts = await read(context, calls.cms.socialGetters.getIgByHashtags, {
    input: { hashtags: [...hashtags], limit },
    tags: ["elements"],
  });
  return posts ?? [];
}
