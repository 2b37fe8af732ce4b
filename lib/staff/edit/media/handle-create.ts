import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { rawMediaCalls } from "#lib/shop/api/calls/product-variants.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { toEntry } from "./entry.ts";
import { findInLibrary, isSameHash } from "./find-same.ts";
import { unmarkLoose } from "./loose-files.ts";
import type { CreateAnswer } from "./media-types.ts";
import { readFolders } from "./site-library.ts";

const opaqueId = z.union([z.number(), z.string().min(1).max(200)]);

const createRequest = z.object({
  driveId: opaqueId,
  title: z.string().max(300),
  description: z.string().max(2_000).optional(),
  caption: z.string().max(2_000).optional(),
  access: z.enum(["public", "private"]),
  folderId: z.number().int().nullish(),
  again: z.boolean().optional(),
  hash: z.string().max(200).optional(),
});

/**
 * POST /api/edit/media/create: takes a stored file into the library. With `again` the result of an earlier try is
 * returned; with `hash` an existing identical file is returned, and nothing is created.
 */
export const handleMediaCreate = staffRoute({
  action: "media.create",
  scope: "cms.media",
  body: createRequest,
  run: async ({ input, send, target, who, audit }): Promise<CreateAnswer> => {
    const { again, hash, folderId, ...fields } = input;
    const name = fields.title;
    if (again) {
      const media = await findInLibrary(send, { hash, name }, ({ driveId }) =>
        isSameId(driveId, fields.driveId),
      );
      if (media) return { media };
    }
    if (hash) {
      const duplicate = await findInLibrary(
        send,
        { hash, name },
        (media) => isSameHash(media.hash, hash) && !isSameId(media.driveId, fields.driveId),
      );
      if (duplicate) return { duplicate };
    }
    if (folderId != null && !(await readFolders(send)).some(({ id }) => id === folderId))
      throw new Refusal(422, "folderId: not of this site");
    const media = toEntry(
      dataOf(
        await send(rawMediaCalls.create, {
          input: { ...fields, ...(folderId != null && { folderId }) },
        }),
      ),
    );
    unmarkLoose({ siteId: target.siteId, who: who.id }, fields.driveId);
    audit({ media: media.id, drive: fields.driveId });
    return { media };
  },
});

const isSameId = (a: number | string | null, b: number | string): boolean =>
  a !== null && String(a) === String(b);
