import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import { type Media, readMedia } from "#lib/shop/api/schemas/media-schema.ts";

/** The pictures of the media library used in these sections, each once. */
export function findPictures(elements: readonly Element[]): Media[] {
  const found = new Map<string, Media>();
  for (const { meta, parts } of elements)
    for (const blob of [meta, ...parts.map((part) => part.meta)])
      for (const value of Object.values(blob)) {
        const media = value !== null && typeof value === "object" ? readMedia(value) : null;
        if (media && isLibraryPicture(media)) found.set(media.path, media);
      }
  return [...found.values()];
}

/** Whether a section can use this: a picture from the media library. */
export const isLibraryPicture = ({ id, mime, path }: Media): boolean =>
  id > 0 && path !== "" && mime.startsWith("image/");
