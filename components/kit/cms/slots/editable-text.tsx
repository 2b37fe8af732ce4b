import "server-only";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import type { TextTag } from "#components/kit/cms/slot-types.ts";
import { addressOf, type SlotElement, textsOfSlot } from "#lib/shop/domain/content/element.ts";

interface Props {
  element: SlotElement;
  /** Relative to the element or part, e.g. `meta.title`. */
  path: string;
  as?: TextTag;
  /** `auto`: the language of the text is not known. */
  dir?: "auto";
  className?: string;
  /** Shown if no text is set. */
  usual?: string;
}

/** A plain text of an element that staff can type into. Renders nothing if it is empty. */
export function EditableText({ element, path, as = "span", dir, className, usual }: Props) {
  return getRenderers().text({
    element,
    path,
    address: addressOf(element, path),
    as,
    dir,
    className,
    ...textsOfSlot(element, path, usual),
  });
}
