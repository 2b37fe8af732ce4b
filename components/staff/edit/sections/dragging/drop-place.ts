/** A box that other boxes are dropped before or behind, in pixels of the window. */
export interface Height {
  readonly top: number;
  readonly bottom: number;
}

/** Behind how many of the boxes a height is: a box counts from its middle on. */
export const gapAt = (boxes: readonly Height[], y: number): number =>
  boxes.filter(({ top, bottom }) => y > (top + bottom) / 2).length;

/** The position of a gap's line: between its two boxes, or at the end of the first or last one. */
export function lineOf(boxes: readonly Height[], gap: number): number {
  const [above, below] = [boxes[gap - 1], boxes[gap]];
  if (above && below) return (above.bottom + below.top) / 2;
  return above?.bottom ?? below?.top ?? 0;
}

/**
 * The index, from 0, that a section gets by being dropped before another; null if that moves nothing. Computed from the
 * other section, because the order may have changed during the drag.
 * @param before the section that follows it; null for the end
 */
export function placeBefore(
  ids: readonly number[],
  id: number,
  before: number | null,
): number | null {
  const from = ids.indexOf(id);
  if (from < 0 || before === id) return null;
  const others = ids.filter((one) => one !== id);
  const at = before === null ? others.length : others.indexOf(before);
  return at < 0 || at === from ? null : at;
}

/** How near to an edge of the window a drag scrolls, in pixels, and how far it does so at most in a millisecond. */
const EDGE = 80;
const FASTEST = 1.2;

/**
 * Pixels per millisecond by which a drag scrolls the page: more, the nearer the pointer is to the upper or lower edge,
 * and only towards the edge that it was moved to, because a drag often begins near the upper one.
 * @param window the part of the window that shows the page
 */
export function scrollSpeed(from: number, y: number, window: Height): number {
  const speed = (distance: number) => FASTEST * Math.min(1, Math.max(0, 1 - distance / EDGE));
  if (y < from) return -speed(y - window.top);
  return y > from ? speed(window.bottom - y) : 0;
}
