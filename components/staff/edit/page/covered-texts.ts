/** Readable text on a page, of any section. */
const TEXT =
  "h1, h2, h3, h4, p, li, dt, dd, td, th, summary, figcaption, blockquote, a, [data-edit][contenteditable]";

/** The texts of a new section, which are still to be filled. */
export const NEW_TEXT = "[data-edit-section^='-'] [data-edit-empty]";

/** Whether two boxes have a point in common. */
export const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** The texts of the page whose glyphs a control in this place covers. */
export const textsUnder = (shown: DOMRect): readonly Element[] =>
  [...document.querySelectorAll(`:is(main, [data-edit-section]) :is(${TEXT})`)].filter((text) =>
    isHidden(text, shown),
  );

/** Whether something covers the glyphs of a text; its box may be as wide as the page. */
function isHidden(text: Element, shown: DOMRect): boolean {
  const box = text.getBoundingClientRect();
  if (box.width === 0 || !overlaps(shown, box)) return false;
  if (text.matches(NEW_TEXT)) return true;
  const letters = document.createRange();
  letters.selectNodeContents(text);
  return [...(letters.getClientRects?.() ?? [box])].some((line) => overlaps(shown, line));
}
