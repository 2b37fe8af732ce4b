import "server-only";
import { z } from "zod";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import type { Decision } from "#lib/shop/api/schemas/content-schema.ts";
import { homeSlugOf } from "#lib/staff/edit/pages/staff-posts.ts";
import { type StaffSend, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { isGone, requestForTarget } from "./finder-request.ts";
import { type CheckAnswer, type CheckedTarget, MOST_CHECKED, TARGET_TYPES } from "./link-types.ts";

/** Looked up at the same time. */
const AT_ONCE = 5;

/**
 * POST /api/edit/links/check: the targets of a page's links that visitors do not find, so that they can be marked, and
 * the home page.
 */
export const handleLinksCheck = staffRoute({
  action: "links.check",
  scope: null,
  body: z.object({
    targets: z
      .array(z.object({ type: z.enum(TARGET_TYPES), slug: z.string().min(1).max(300) }))
      .max(MOST_CHECKED),
  }),
  run: async ({ input: { targets }, send, site }): Promise<CheckAnswer> => {
    const gone: CheckedTarget[] = [];
    const home: CheckedTarget[] = [];
    for (let at = 0; at < targets.length; at += AT_ONCE) {
      const some = targets.slice(at, at + AT_ONCE);
      const answers = await Promise.all(some.map((target) => decide(send, target)));
      for (const [index, target] of some.entries()) {
        const found = answers[index];
        if (found && isGone(requestForTarget(target), found)) gone.push(target);
        if (found?.ok && found.data.type === "page" && found.data.slugMain === homeSlugOf(site))
          home.push(target);
      }
    }
    return { gone, home };
  },
});

const decide = (send: StaffSend, target: CheckedTarget): Promise<Result<Decision>> =>
  send(calls.cms.finder.decide, { input: { params: requestForTarget(target).params } });
