import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import { isDocument, isVideo } from "#lib/shop/media/media-kind.ts";
import type { AcceptedKind, MediaKind } from "./media-types.ts";

export const kindOfMime = (mime: string): MediaKind =>
  mime.startsWith("image/") ? "picture" : /^(video|audio)\//.test(mime) ? "video" : "document";

/** Whether files of a kind are accepted. */
export const isAccepted = (kind: MediaKind, accept: AcceptedKind): boolean =>
  accept === "any" || (accept === "visual" ? kind !== "document" : kind === accept);

/** The kind of a library file, by its type, else by its name. */
export function kindOfMedia(
  media: Pick<Media, "mime" | "path" | "media_url" | "media_type">,
): MediaKind {
  if (media.mime !== "") return kindOfMime(media.mime);
  if (isVideo(media)) return "video";
  return isDocument(media) ? "document" : "picture";
}
