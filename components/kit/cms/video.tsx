import "server-only";
import { getSettings } from "#lib/base/config/settings.ts";
import { type Media, readMedia } from "#lib/shop/api/schemas/media-schema.ts";
import { toImage, toMediaUrl } from "#lib/shop/media/to-image.ts";

interface Props {
  media: Media;
  className?: string;
  /** Data attributes by which edit mode finds it. */
  marks?: Readonly<Record<`data-${string}`, string>>;
}

/** A video with its poster. It is loaded only when it is played. */
export function Video({ media, className, marks }: Props) {
  const { MEDIA_URL } = getSettings();
  const src = toMediaUrl(media.path || media.media_url, MEDIA_URL);
  if (!src) return null;
  return (
    <video
      controls
      preload="none"
      src={src}
      poster={toImage(readMedia(media.poster), MEDIA_URL)?.src}
      aria-label={media.description || media.title || undefined}
      className={className}
      {...marks}
    />
  );
}
