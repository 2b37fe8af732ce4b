import { withoutEnd } from "#lib/base/utils/without-end.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";

export interface Image {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Assumed if the backend does not know a picture's size; the page's own frame reserves its space. */
const UNKNOWN = { width: 1200, height: 900 } as const;

/**
 * A Media as a picture; null if there is none or if it is something else. `path` is relative to the media host
 * (docs/contract.md §5.8); an absolute address must be http(s).
 */
export function toImage(media: Media | null | undefined, mediaUrl: string): Image | null {
  const path = media?.path || media?.media_url || "";
  if (!media || path === "" || !isPicture(media, path)) return null;
  const src = toMediaUrl(path, mediaUrl);
  if (!src) return null;
  const known =
    media.width !== null && media.height !== null && media.width > 0 && media.height > 0;
  return { src, ...(known ? { width: media.width ?? 0, height: media.height ?? 0 } : UNKNOWN) };
}

/** The absolute address of a media path; null for schemes other than http(s) and for protocol-relative ones. */
export function toMediaUrl(path: string, mediaUrl: string): string | null {
  if (/^https?:\/\//i.test(path)) return URL.canParse(path) ? path : null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith("//")) return null;
  return `${withoutEnd(mediaUrl, "/")}/${path.replace(/^\/+/, "")}`;
}

function isPicture(media: Media, path: string): boolean {
  if (media.mime !== "") return media.mime.startsWith("image/");
  return !/\.(mp4|webm|mov|pdf|zip|docx?|xlsx?|pptx?|csv|txt|ics)(\?|$)/i.test(path);
}
