import { z } from "zod";
import { numberOr, textOr } from "#lib/api/schemas/fields.ts";
import { media, readMedia } from "#lib/api/schemas/media.ts";
import type { LibraryMedia } from "./types.ts";

const driveId = z
  .union([z.number(), z.string().min(1).max(200)])
  .nullish()
  .catch(null);

/** A Media with what only the library shows. Backends name the day of creation in either way. */
export const libraryMedia = media
  .extend({
    driveId,
    hash: textOr(""),
    access: textOr("public"),
    created_at: textOr(""),
    createdAt: textOr(""),
    folderId: numberOr(null),
  })
  .transform(({ created_at, createdAt, poster, ...rest }): LibraryMedia => {
    const picture = readMedia(poster);
    return {
      ...rest,
      driveId: rest.driveId ?? null,
      createdAt: created_at || createdAt,
      poster: picture && { id: picture.id, path: picture.path || picture.media_url },
    };
  });
