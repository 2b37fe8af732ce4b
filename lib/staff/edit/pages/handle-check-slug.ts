import "server-only";
import { z } from "zod";
import { staffRoute } from "#lib/staff/edit/staff-route.ts";
import type { SlugAnswer } from "./page-info.ts";
import { slugProblem } from "./slug.ts";
import { isTaken, listPostTypes } from "./staff-posts.ts";

/** POST /api/edit/page/check-slug: whether an address is free, called while it is typed. */
export const handleCheckSlug = staffRoute({
  action: "page.check",
  scope: "cms.post",
  body: z.object({ slug: z.string().max(500), exceptId: z.number().int().optional() }),
  run: async ({ input: { slug, exceptId }, send, site }): Promise<SlugAnswer> => {
    const problem = slugProblem(slug);
    if (problem) return { problem };
    const types = await listPostTypes(send);
    const taken = await isTaken(
      { send, site },
      slug,
      types.map((type) => type.slug),
      exceptId,
    );
    return { problem: taken ? "taken" : null };
  },
});
