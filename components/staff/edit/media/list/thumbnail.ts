import { type Image, toImage, toMediaUrl } from "#lib/shop/media/to-image.ts";
import { kindOfMedia } from "#lib/staff/edit/media/library-kind.ts";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";

/** Pixels that a small picture needs, on a screen of twice the density. */
const ENOUGH = 300;

/**
 * The thumbnail of a file: the smallest of its sizes that is large enough, otherwise the file itself; a video's poster.
 */
export function thumbnailOf(media: MediaEntry, mediaUrl: string): Image | null {
  if (kindOfMedia(media) === "video") {
    const src = media.poster && toMediaUrl(media.poster.path, mediaUrl);
    return src ? { src, width: 320, height: 240 } : null;
  }
  const whole = toImage(media, mediaUrl);
  if (!whole) return null;
  const sizes = Object.entries(media.alternativePaths).flatMap(([name, path]) => {
    const [, width, height] = /^(\d+)x(\d+)$/.exec(name) ?? [];
    const src = toMediaUrl(String(path), mediaUrl);
    return width && height && src ? [{ src, width: +width, height: +height }] : [];
  });
  const fitting = sizes.filter(({ width }) => width >= ENOUGH && width < whole.width);
  return fitting.sort((a, b) => a.width - b.width)[0] ?? whole;
}
