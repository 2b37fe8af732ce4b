import "server-only";
import { DESKTOP_ONLY, MOBILE_ONLY } from "#components/kit/cms/plain-renderers.tsx";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import { addressOf, mediaOfSlot, type SlotElement } from "#lib/shop/domain/content/element.ts";
import { isDocument } from "#lib/shop/media/media-kind.ts";

interface Props {
  element: SlotElement;
  path: string;
  className?: string;
}

/** The downloadable file of a media slot; nothing if it contains a picture or a video. Phones may have their own. */
export function SlotDocument({ element, path, className }: Props) {
  const { value, mobile, override } = mediaOfSlot(element, path);
  const link = (media: Media | null, at: string, shown?: string) =>
    media &&
    isDocument(media) &&
    getRenderers().document({
      element,
      path: at,
      address: addressOf(element, at),
      media,
      className: classNames(className, shown),
    });
  if (!mobile || mobile.path === value?.path) return link(value, path) || null;
  return (
    <>
      {link(value, path, DESKTOP_ONLY)}
      {link(mobile, override, MOBILE_ONLY)}
    </>
  );
}
