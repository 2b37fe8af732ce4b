import { overlaps, textsUnder } from "#components/staff/edit/page/covered-texts.ts";
import { TOOLBAR_GAP } from "#components/staff/edit/sections/use-layer-place.ts";

/**
 * Whether a text's toolbar is shown below its field: above, it would cover another text of the page, such as the
 * headline, or there is no room.
 * @param toolbar its box, in any position
 */
export function isBelow(field: Element, toolbar: DOMRect): boolean {
  const { top } = field.getBoundingClientRect();
  const above = new DOMRect(
    toolbar.left,
    top - toolbar.height - TOOLBAR_GAP,
    toolbar.width,
    toolbar.height,
  );
  return (
    above.top + window.scrollY < 0 ||
    textsUnder(above).some((text) => !field.contains(text) && !text.contains(field))
  );
}

/**
 * Whether a sticky toolbar covers the current line: then its other end is free.
 * @param caret the cursor's box in the window
 */
export const coversCaret = (
  toolbar: DOMRect,
  caret: { readonly left: number; readonly top: number; readonly bottom: number },
): boolean => overlaps(toolbar, new DOMRect(caret.left, caret.top, 1, caret.bottom - caret.top));
