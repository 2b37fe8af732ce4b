import "server-only";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { addressOf, type SlotElement, textsOfSlot } from "#lib/shop/domain/content/element.ts";

interface Props {
  element: SlotElement;
  path: string;
  /** `auto`: the language of the text is not known. */
  dir?: "auto";
  className?: string;
}

/** A rich text of an element, sanitised by the renderer. */
export function EditableHtml({ element, path, dir, className }: Props) {
  return getRenderers().html({
    element,
    path,
    address: addressOf(element, path),
    dir,
    className,
    ...textsOfSlot(element, path),
  });
}
