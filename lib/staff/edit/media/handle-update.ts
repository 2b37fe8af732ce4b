import "server-only";
import { z } from "zod";
import { rawMediaCalls } from "#lib/shop/api/calls/variants.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { toEntry } from "./entry.ts";
import { MEDIA_TAGS } from "./media-tags.ts";
import { requireMedium } from "./site-library.ts";
import type { MediaEntry } from "./types.ts";

const text = z.string().max(2_000).optional();

const updateRequest = z
  .object({
    id: z.number().int().positive(),
    title: z.string().max(300).optional(),
    description: text,
    caption: text,
    access: z.enum(["public", "private"]).optional(),
    poster: z.number().int().positive().nullable().optional(),
  })
  .refine(({ id: _, ...fields }) => Object.values(fields).some((value) => value !== undefined), {
    message: "nothing is changed",
  });

/** POST /api/edit/media/update: changed fields of one file. */
export const handleMediaUpdate = staffRoute({
  action: "media.update",
  scope: "cms.media",
  body: updateRequest,
  run: async ({ input, send, site, audit }): Promise<{ media: MediaEntry }> => {
    const { id, poster, ...fields } = input;
    const held = await requireMedium(send, id);
    if (poster) await requireMedium(send, poster);
    const sent = {
      ...fields,
      ...(poster !== undefined && { poster: poster === null ? null : { id: poster } }),
    };
    const answer = dataOf(await send(rawMediaCalls.update, { params: { id }, input: sent }));
    // A backend that only confirms the change leaves out what it holds.
    const media = toEntry("id" in answer ? answer : { ...held, ...sent, ...answer, id });
    audit({ media: id, fields: Object.keys(sent) });
    await expireTags(site.domain, MEDIA_TAGS);
    return { media };
  },
});
