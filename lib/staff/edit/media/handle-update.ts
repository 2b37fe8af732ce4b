import "server-only";
import { z } from "zod";
import { textOf } from "#lib/base/utils/is-record.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { type RawMedia, rawMediaCalls } from "#lib/shop/api/calls/product-variants.ts";
import { libraryMedia } from "#lib/shop/api/schemas/library-schema.ts";
import { dataOf, type StaffSend, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { toEntry } from "./entry.ts";
import { kindOfMedia, kindOfMime } from "./library-kind.ts";
import { looseMime, unmarkLoose } from "./loose-files.ts";
import { MEDIA_TAGS } from "./media-tags.ts";
import type { MediaEntry } from "./media-types.ts";
import { requireMedium } from "./site-library.ts";

const text = z.string().max(2_000).optional();

const updateRequest = z
  .object({
    id: z.number().int().positive(),
    title: z.string().max(300).optional(),
    description: text,
    caption: text,
    access: z.enum(["public", "private"]).optional(),
    poster: z.number().int().positive().nullable().optional(),
    /** Another file in its place, which this person has just stored. */
    driveId: z.union([z.number(), z.string().min(1).max(200)]).optional(),
  })
  .refine(({ id: _, ...fields }) => Object.values(fields).some((value) => value !== undefined), {
    message: "nothing is changed",
  });

/**
 * POST /api/edit/media/update: changed fields of one file. With `driveId` another file takes its place everywhere: one of
 * the same kind, because places that show a picture can show nothing else.
 */
export const handleMediaUpdate = staffRoute({
  action: "media.update",
  scope: "cms.media",
  body: updateRequest,
  run: async ({ input, send, site, target, who, audit }): Promise<{ media: MediaEntry }> => {
    const { id, poster, ...fields } = input;
    const held = await requireMedium(send, id);
    if (poster) await requireMedium(send, poster);
    const owner = { siteId: target.siteId, who: who.id };
    if (fields.driveId !== undefined) {
      const mime = looseMime(owner, fields.driveId);
      if (mime === undefined) throw new Refusal(404, "There is no such file to put in its place.");
      if (kindOfMime(mime) !== kindOfMedia(libraryMedia.parse(held)))
        throw new Refusal(422, "driveId: a file of another kind");
    }
    const sent = {
      ...fields,
      ...(poster !== undefined && { poster: poster === null ? null : { id: poster } }),
    };
    const answer = dataOf(await send(rawMediaCalls.update, { params: { id }, input: sent }));
    // A backend that only confirms the change, with the id or without, leaves out what it holds.
    const told = Object.entries(answer).filter(([, value]) => value !== null);
    const known = { ...held, ...sent, ...Object.fromEntries(told), id };
    const isMoved = fields.driveId !== undefined && textOf(answer.path) === "";
    const media = toEntry(isMoved ? await readMoved(send, known) : known);
    if (fields.driveId !== undefined) unmarkLoose(owner, fields.driveId);
    audit({ media: id, fields: Object.keys(sent) });
    await expireTags(site.domain, MEDIA_TAGS);
    return { media };
  },
});

/** A medium whose file, and so its address, is another one now. It has been changed, whether or not it can be read. */
async function readMoved(send: StaffSend, known: RawMedia): Promise<RawMedia> {
  try {
    return await requireMedium(send, Number(known.id));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return known;
  }
}
