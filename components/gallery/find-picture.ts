import type { Element } from "#lib/api/schemas/content.ts";
import { type Media, readMedia } from "#lib/api/schemas/media.ts";

/** The first picture that stands in one of the sections; null where there is none. */
export function findPicture(elements: readonly Element[]): Media | null {
  for (const { meta, parts } of elements)
    for (const blob of [meta, ...parts.map((part) => part.meta)])
      for (const value of Object.values(blob)) {
        const media = value !== null && typeof value === "object" ? readMedia(value) : null;
        if (media?.mime.startsWith("image/") && media.path !== "") return media;
      }
  return null;
}
