import "server-only";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { addressOf, type SlotElement, textsOfSlot } from "#lib/shop/domain/content/element.ts";

interface Props {
  element: SlotElement;
  path: string;
  className?: string;
}

/** A rich text of an element, sanitised by the renderer. */
export function EditableHtml({ element, path, className }: Props) {
  return getRenderers().html({
    element,
    path,
    address: addressOf(element, path),
    className,
    ...textsOfSlot(element, path),
  });
}
