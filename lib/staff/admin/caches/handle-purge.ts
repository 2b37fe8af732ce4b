import "server-only";
import { z } from "zod";
import { staffRoute } from "#lib/staff/edit/staff-route.ts";
import { isTagName } from "#lib/web/cache/tags.ts";
import type { PurgeAnswer } from "./cache-types.ts";
import { purgePages } from "./purge.ts";
import { ownVisitor } from "./visit-page.ts";

const MINUTE = 60_000;

/**
 * POST /api/admin/caches/purge: expires an address, a tag or everything of the visiting site, on every replica. Allowed
 * for all staff with a recently given password: nothing is lost, but every page is rendered again.
 */
export const handlePurge = staffRoute({
  action: "caches.purge",
  scope: null,
  freshLogin: true,
  limit: { name: "purge", count: 60, window: 10 * MINUTE },
  body: z.discriminatedUnion("of", [
    z.object({ of: z.literal("address"), name: z.string().min(1).max(2_000) }),
    z.object({ of: z.literal("tag"), name: z.string().max(256).refine(isTagName) }),
    z.object({ of: z.literal("site") }),
  ]),
  run: async ({ site, target, input, audit }): Promise<PurgeAnswer> => {
    const done = await purgePages(site, input, await ownVisitor(target));
    audit({ of: input.of, ...("name" in input && { what: input.name }), ...done });
    return done;
  },
});
