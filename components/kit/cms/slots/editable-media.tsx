import "server-only";
import { Fragment } from "react";
import { DESKTOP_ONLY, MOBILE_ONLY } from "#components/kit/cms/plain-renderers.tsx";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import { addressOf, mediaOfSlot, type SlotElement } from "#lib/shop/domain/content/element.ts";
import { isVideo } from "#lib/shop/media/media-kind.ts";
import { EditableImage } from "./editable-image.tsx";

interface Props {
  element: SlotElement;
  path: string;
  /** As in `<img sizes>`. */
  sizes: string;
  priority?: boolean;
  className?: string;
  /** Instead of `className` for a video. */
  videoClassName?: string;
}

/** A picture or a video, whichever is set. Phones may have their own, of either kind. */
export function EditableMedia({ videoClassName, ...slot }: Props) {
  const { element, path } = slot;
  const { value, mobile, override } = mediaOfSlot(element, path);
  const plays = (media: typeof value) => media !== null && isVideo(media);
  if (!plays(value) && !plays(mobile)) return <EditableImage {...slot} />;
  const video = (media: Media, at: string, className?: string) =>
    getRenderers().video({ element, path: at, address: addressOf(element, at), media, className });
  if (!mobile) return value && video(value, path, videoClassName);
  return [value, mobile].map((media, index) => {
    if (!media) return null;
    const shown = index === 0 ? DESKTOP_ONLY : MOBILE_ONLY;
    const at = index === 0 ? path : override;
    return isVideo(media) ? (
      <Fragment key={shown}>{video(media, at, classNames(videoClassName, shown))}</Fragment>
    ) : (
      <EditableImage
        key={shown}
        {...slot}
        element={{ ...element, mobileMeta: {} }}
        path={at}
        className={classNames(slot.className, shown)}
      />
    );
  });
}
