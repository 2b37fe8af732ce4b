import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Comment } from "#lib/shop/api/schemas/feedback.ts";
import {
  type ReviewEntity,
  type ReviewRules,
  toReviewRules,
} from "#lib/shop/domain/review/rules.ts";
import { read } from "#lib/web/data/read.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** How many comments are read with a page: enough for the distribution of the stars. */
export const COMMENTS_READ = 100;

interface Comments {
  readonly rules: ReviewRules;
  /** The newest, up to `COMMENTS_READ`. */
  readonly items: readonly Comment[];
  readonly total: number;
  /** The number of reviews for each number of stars, if the backend counts them. */
  readonly counts: Readonly<Record<string, number>> | null;
}

/** The site's rules for reviews: the backend's answer first, then the site's options. */
export const getReviewRules = cache(async (context: SiteContext): Promise<ReviewRules> => {
  const options = await readOptional(
    read(context, calls.cms.comment.getOptions, {
      input: { store_id: context.storeId },
      tags: ["site"],
    }),
  );
  return toReviewRules(options ?? new Map(), context.site.options);
});

/** The reviews or comments of an entity and the site's rules for them; null where they cannot be read. */
export const getComments = cache(
  async (context: SiteContext, entity: ReviewEntity, id: number): Promise<Comments | null> => {
    const tags = [`comments:${entity}-${id}`] as const;
    const [page, rules] = await Promise.all([
      readOptional(
        read(context, calls.cms.comment.filterStandard, {
          input: { entity, entityId: id, page: 1, limit: COMMENTS_READ },
          tags,
        }),
      ),
      getReviewRules(context),
    ]);
    if (!page) return null;
    const items = page.items.filter(({ published }) => published);
    return {
      rules,
      items,
      total: Math.max(page.total, items.length),
      counts: page.counts,
    };
  },
);
