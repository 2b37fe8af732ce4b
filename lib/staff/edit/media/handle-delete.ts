import "server-only";
import { z } from "zod";
import { calls } from "#lib/shop/api/calls/index.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { MEDIA_TAGS } from "./media-tags.ts";
import { requireMedium } from "./site-library.ts";

/** POST /api/edit/media/delete: one file. The dialog sends it only after the time to undo. */
export const handleMediaDelete = staffRoute({
  action: "media.delete",
  scope: "cms.media",
  freshLogin: true,
  body: z.object({ id: z.number().int().positive() }),
  run: async ({ input: { id }, send, site, audit }) => {
    await requireMedium(send, id);
    dataOf(await send(calls.cms.media.delete, { params: { id } }));
    audit({ media: id });
    await expireTags(site.domain, MEDIA_TAGS);
    return {};
  },
});
