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

/**
 * How far the page scrolls so that a toolbar that stays in the window covers no part of the words it is about.
 * @param words the upper and the lower edge of the words in the window
 * @returns 0 if it does not cover them; negative for backwards
 */
export function wayOut(
  toolbar: DOMRect,
  words: { readonly top: number; readonly bottom: number },
): number {
  if (words.bottom <= toolbar.top || toolbar.bottom <= words.top) return 0;
  // At the upper end of the window the words belong below the toolbar, at the lower end above it.
  return toolbar.top < window.innerHeight - toolbar.bottom
    ? words.top - toolbar.bottom - TOOLBAR_GAP
    : words.bottom - toolbar.top + TOOLBAR_GAP;
}
