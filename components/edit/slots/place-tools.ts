const GAP = 4;

/** Puts the tools over the upper end of a picture, or below a link or text; above it at the window's end. */
export function placeTools(box: HTMLElement, anchor: HTMLElement, isText = false): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const isRtl = getComputedStyle(document.documentElement).direction === "rtl";
  const isLarge = !isText && at.height > height * 3 && at.width > width * 1.5;
  const top = Number.parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue("--edit-bar-height"),
  );
  const least = (Number.isNaN(top) ? 0 : top) + GAP;
  const below = at.bottom + GAP;
  const block = isLarge
    ? at.top + 2 * GAP
    : below + height > window.innerHeight
      ? at.top - height - GAP
      : below;
  const fromStart = isRtl ? window.innerWidth - at.right : at.left;
  const inline = isLarge ? fromStart + at.width - width - 2 * GAP : fromStart;
  const most = window.innerWidth - width - GAP;
  box.style.insetBlockStart = `${Math.max(least, block)}px`;
  box.style.insetInlineStart = `${Math.max(GAP, Math.min(inline, most))}px`;
}
