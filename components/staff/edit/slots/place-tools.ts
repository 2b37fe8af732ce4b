const GAP = 4;

/** Places the tools over the upper end of a picture, or below a link or text; above it at the window's end. */
export function placeTools(box: HTMLElement, anchor: HTMLElement, isText = false): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const isRtl = getComputedStyle(box).direction === "rtl";
  const isLarge = !isText && at.height > height * 3 && at.width > width * 1.5;
  const top = Number.parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue("--edit-bar-height"),
  );
  const header = anchor.closest(".site-header") ? 0 : bottomOf(".site-header");
  const least = Math.max(Number.isNaN(top) ? 0 : top, header) + GAP;
  const below = at.bottom + GAP;
  const block = isLarge
    ? at.top + 2 * GAP
    : below + height > window.innerHeight
      ? at.top - height - GAP
      : below;
  const fromStart = isRtl ? window.innerWidth - at.right : at.left;
  const inline = isLarge ? fromStart + at.width - width - 2 * GAP : fromStart;
  const most = window.innerWidth - width - GAP;
  const start = Math.max(GAP, Math.min(inline, most));
  box.style.insetBlockStart = `${pastTools(Math.max(least, block), { start, width, height, isRtl })}px`;
  box.style.insetInlineStart = `${start}px`;
}

/** Calls `place` now and whenever the page is scrolled or the window resized, until it is undone. */
export function keepPlacing(place: () => void): () => void {
  place();
  const off = new AbortController();
  const { signal } = off;
  window.addEventListener("scroll", place, { passive: true, capture: true, signal });
  window.addEventListener("resize", place, { signal });
  return () => off.abort();
}

const bottomOf = (selector: string): number =>
  document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;

/** Below the tools of the section, which would cover these. */
function pastTools(
  block: number,
  { start, width, height, isRtl }: { start: number; width: number; height: number; isRtl: boolean },
): number {
  const tools = document.querySelector("[data-tools]")?.getBoundingClientRect();
  if (!tools) return block;
  const left = isRtl ? window.innerWidth - start - width : start;
  const isCovered =
    left < tools.right &&
    tools.left < left + width &&
    block < tools.bottom &&
    tools.top < block + height;
  return isCovered ? tools.bottom + GAP : block;
}
