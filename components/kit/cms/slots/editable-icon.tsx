import "server-only";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { toIconName } from "#components/kit/ui/icon.tsx";
import { addressOf, mediaAt, type SlotElement, textAt } from "#lib/shop/domain/content/element.ts";
import { EditableImage } from "./editable-image.tsx";

interface Props {
  element: SlotElement;
  path: string;
  className?: string;
  /** Instead of `className` for a picture of the media library. */
  pictureClassName?: string;
}

/** An icon by its name, or a picture of the media library. Nothing for an unknown name. */
export function EditableIcon({ element, path, className, pictureClassName }: Props) {
  const text = textAt(element, path);
  if (text === "" && mediaAt(element, path))
    return (
      <EditableImage
        element={element}
        path={path}
        alt=""
        sizes="44px"
        priority="low"
        className={pictureClassName}
      />
    );
  return getRenderers().icon({
    element,
    path,
    address: addressOf(element, path),
    className,
    name: toIconName(text),
  });
}
