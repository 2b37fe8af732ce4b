/** The text position at a point of the window; null between texts. WebKit supports only the older API. */
export function caretAt(
  x: number,
  y: number,
): { readonly node: Node; readonly offset: number } | null {
  if (document.caretPositionFromPoint) {
    const place = document.caretPositionFromPoint(x, y);
    return place && { node: place.offsetNode, offset: place.offset };
  }
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
