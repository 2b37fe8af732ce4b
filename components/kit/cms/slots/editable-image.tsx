import "server-only";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { addressOf, mediaOfSlot, type SlotElement } from "#lib/shop/domain/content/element.ts";
import { altText } from "#lib/shop/media/alt-text.ts";
import type { Image } from "#lib/shop/media/to-image.ts";

interface Props {
  element: SlotElement;
  path: string;
  /** As in `<img sizes>`: the width of the picture by the width of the viewport. */
  sizes: string;
  /** As in `Picture`. */
  priority?: boolean | "low";
  /** Shown instead in dark mode; it is not edited here. */
  dark?: Image | null;
  className?: string;
  /** The alternative text; "" hides a picture from screen readers if its text is next to it. */
  alt?: string;
}

/** A picture of an element. Its alternative text is, by default, the description in the media library. */
export function EditableImage({ element, path, sizes, priority, dark, className, alt }: Props) {
  const { value, mobile } = mediaOfSlot(element, path);
  return getRenderers().image({
    element,
    path,
    address: addressOf(element, path),
    className,
    sizes,
    priority,
    dark,
    value,
    mobile: mobile && mobile.path !== value?.path ? mobile : null,
    alt: alt ?? (value ? altText(value) : ""),
  });
}
