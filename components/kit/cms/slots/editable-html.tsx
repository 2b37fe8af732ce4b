import "server-only";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import {
  addressOf,
  mobilePath,
  type SlotElement,
  textAt,
} from "#lib/shop/domain/content/element.ts";

interface Props {
  element: SlotElement;
  path: string;
  className?: string;
}

/** A rich text of an element, sanitised by the renderer. */
export function EditableHtml({ element, path, className }: Props) {
  const value = textAt(element, path);
  const override = mobilePath(path);
  const mobile = override ? textAt(element, override) : "";
  return getRenderers().html({
    element,
    path,
    address: addressOf(element, path),
    className,
    value,
    mobile: mobile !== "" && mobile !== value ? mobile : null,
  });
}
