import "server-only";
import { DESKTOP_ONLY, MOBILE_ONLY } from "#components/cms/plain-renderers.tsx";
import type { Media } from "#lib/api/schemas/media.ts";
import { readMedia } from "#lib/api/schemas/media.ts";
import { getSettings } from "#lib/config/settings.ts";
import { mediaAt, mobilePath, type SlotElement } from "#lib/domain/content/element.ts";
import { isVideo } from "#lib/media/media-kind.ts";
import { toImage, toMediaUrl } from "#lib/media/to-image.ts";
import { classNames } from "#lib/utils/class-names.ts";
import { EditableImage } from "./editable-image.tsx";

interface Props {
  element: SlotElement;
  path: string;
  /** As of `<img sizes>`. */
  sizes: string;
  priority?: boolean;
  className?: string;
  /** Instead of `className` for a video. */
  videoClassName?: string;
}

/** A picture or a video, whichever was set. Phones may have one of their own, of either kind. */
export function EditableMedia({ videoClassName, ...slot }: Props) {
  const { element, path } = slot;
  const override = mobilePath(path);
  const value = mediaAt(element, path);
  const mobile = override ? mediaAt(element, override) : null;
  const plays = (media: typeof value) => media !== null && isVideo(media);
  if (!plays(value) && !plays(mobile)) return <EditableImage {...slot} />;
  if (!mobile) return value && <Video media={value} className={videoClassName} />;
  return [value, mobile].map((media, index) => {
    if (!media) return null;
    const shown = index === 0 ? DESKTOP_ONLY : MOBILE_ONLY;
    return isVideo(media) ? (
      <Video key={shown} media={media} className={classNames(videoClassName, shown)} />
    ) : (
      <EditableImage
        key={shown}
        {...slot}
        element={{ ...element, mobileMeta: {} }}
        path={index === 0 ? path : (override ?? path)}
        className={classNames(slot.className, shown)}
      />
    );
  });
}

/** A video with its poster. It is not loaded before it is played. */
function Video({ media, className }: { media: Media; className?: string }) {
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
