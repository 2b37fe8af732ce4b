import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { isLoose, unmarkLoose } from "./loose-files.ts";

/**
 * POST /api/edit/media/discard: removes a file that this person has stored and that was not added to the library. Any
 * other is refused: library files are deleted there.
 */
export const handleMediaDiscard = staffRoute({
  action: "media.discard",
  scope: "cms.media",
  body: z.object({ driveId: z.union([z.number(), z.string().min(1).max(200)]) }),
  run: async ({ input: { driveId }, send, target, who, audit }) => {
    const owner = { siteId: target.siteId, who: who.id };
    if (!isLoose(owner, driveId)) throw new Refusal(404, "There is no such file to remove.");
    dataOf(await send(calls.media.directoryItem.delete, { input: { targetIds: [driveId] } }));
    unmarkLoose(owner, driveId);
    audit({ drive: driveId });
    return {};
  },
});
