import "server-only";
import { getSettings } from "#lib/base/config/settings.ts";
import { type Media, readMedia } from "#lib/shop/api/schemas/media-schema.ts";
import { alternativesOf } from "#lib/shop/domain/product/product-media.ts";
import { altText } from "#lib/shop/media/alt-text.ts";
import { isVideo } from "#lib/shop/media/media-kind.ts";
import { toImage, toMediaUrl } from "#lib/shop/media/to-image.ts";
import type { GalleryItem } from "./product-gallery.tsx";

/** A Media as a gallery item; null if its URL is not allowed. */
export function toGalleryItem(media: Media, name: string): GalleryItem | null {
  const { MEDIA_URL } = getSettings();
  const alt = altText(media) || name;
  if (isVideo(media)) {
    const video = toMediaUrl(media.path || media.media_url, MEDIA_URL);
    return video ? { image: toImage(readMedia(media.poster), MEDIA_URL), alt, video } : null;
  }
  const image = toImage(media, MEDIA_URL);
  if (!image) return null;
  const sizes = alternativesOf(media).flatMap(({ path, width }) => {
    const src = toMediaUrl(path, MEDIA_URL);
    return src ? [`${listed(src)} ${width}w`] : [];
  });
  return {
    image,
    alt,
    ...(sizes.length > 0
      ? { sources: [...sizes, `${listed(image.src)} ${image.width}w`].join(", ") }
      : {}),
  };
}

/** Spaces and commas separate the URLs of a `srcset`. */
const listed = (src: string): string =>
  URL.canParse(src) ? new URL(src).href.replaceAll(",", "%2C") : "";
