import "server-only";
import { type Media, readMedia } from "#lib/api/schemas/media.ts";
import { getSettings } from "#lib/config/settings.ts";
import { toImage, toMediaUrl } from "#lib/media/to-image.ts";

/** A video with its poster. Nothing of it is loaded before it is played. */
export function Video({ media, className }: { media: Media; className?: string }) {
  const { MEDIA_URL } = getSettings();
  const src = toMediaUrl(media.path || media.media_url, MEDIA_URL);
  if (!src) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the backend holds no captions for its videos.
    <video
      controls
      preload="none"
      src={src}
      poster={toImage(readMedia(media.poster), MEDIA_URL)?.src}
      aria-label={media.description || media.title || undefined}
      className={className}
    />
  );
}
