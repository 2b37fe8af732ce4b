import "server-only";
import { z } from "zod";
import { calls } from "#lib/api/calls/index.ts";
import { type StaffSend, staffRoute } from "#lib/edit/staff-route.ts";
import { askedFor, isGone } from "./asked.ts";
import { type CheckAnswer, type CheckedTarget, MOST_CHECKED, TARGET_TYPES } from "./types.ts";

/** Looked up at the same time. */
const AT_ONCE = 5;

/** POST /api/edit/links/check: the targets of a page's links that visitors do not find, so that they can be marked. */
export const handleLinksCheck = staffRoute({
  action: "links.check",
  scope: null,
  body: z.object({
    targets: z
      .array(z.object({ type: z.enum(TARGET_TYPES), slug: z.string().min(1).max(300) }))
      .max(MOST_CHECKED),
  }),
  run: async ({ input: { targets }, send }): Promise<CheckAnswer> => {
    const gone: CheckedTarget[] = [];
    for (let at = 0; at < targets.length; at += AT_ONCE) {
      const some = targets.slice(at, at + AT_ONCE);
      const answers = await Promise.all(some.map((target) => check(send, target)));
      gone.push(...some.filter((_, index) => answers[index]));
    }
    return { gone };
  },
});

async function check(send: StaffSend, target: CheckedTarget): Promise<boolean> {
  const asked = askedFor(target);
  return isGone(asked, await send(calls.cms.finder.decide, { input: { params: asked.params } }));
}
