import "server-only";
import type { RawMedia } from "#lib/shop/api/calls/product-variants.ts";
import { libraryMedia } from "#lib/shop/api/schemas/library-schema.ts";
import type { MediaEntry } from "./media-types.ts";

/** A Media of the backend as the library shows it. */
export function toEntry(raw: RawMedia): MediaEntry {
  const { id, driveId, title, description, caption, path, mime, size, width, height, ...rest } =
    libraryMedia.parse(raw);
  const { originalName, media_type, media_url, alternativePaths, hash, access, folderId } = rest;
  const { poster, created_at: createdAt } = rest;
  return {
    ...{ id, driveId, title, description, caption, path, mime, size, width, height },
    ...{ originalName, media_type, media_url, alternativePaths, hash, access, folderId, createdAt },
    poster: poster && { id: poster.id, path: poster.path || poster.media_url },
    raw,
  };
}
