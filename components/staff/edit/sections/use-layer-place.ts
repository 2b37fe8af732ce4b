"use client";

import { type RefObject, useEffect } from "react";
import { NEW_TEXT, overlaps, textsUnder } from "#components/staff/edit/page/covered-texts.ts";
import { boxOf } from "#components/staff/edit/page/page-dom.ts";
import { onResize } from "#components/staff/edit/ui/on-resize.ts";

/**
 * Above this the tools would cover the page's header, whose language, search and cart remain clickable: the lower edge
 * of the header.
 */
function floorOf(box: HTMLElement): number {
  const header = box.matches("dialog") ? null : document.querySelector(".site-header");
  return header?.getBoundingClientRect().bottom ?? 0;
}

/** The room between a rich text and its toolbar, in pixels. */
export const TOOLBAR_GAP = 10;

/**
 * The part of a section that is in use and must be visible: the focused element, with the toolbar of a rich text above
 * or below it. It is computed from the field, because the toolbar stays in the window while that scrolls.
 */
function inUse(box: HTMLElement): DOMRect | null {
  const { activeElement } = document;
  const bar = document.querySelector(".rich-frame > .rich-bar");
  const field = bar?.contains(activeElement)
    ? box.querySelector(".ProseMirror")
    : box.contains(activeElement)
      ? activeElement
      : null;
  if (!field) return null;
  const { left, right, top, bottom } = field.getBoundingClientRect();
  // The button of a section is visible only to keyboard users.
  if (right - left <= 1) return null;
  if (!bar || !field.matches(".ProseMirror"))
    return new DOMRect(left, top, right - left, bottom - top);
  const { width, height } = bar.getBoundingClientRect();
  const isRtl = getComputedStyle(field).direction === "rtl";
  const from = isRtl ? Math.min(left, right - width) : left;
  const to = isRtl ? right : Math.max(right, left + width);
  const isBelow = bar.parentElement?.hasAttribute("data-below");
  return new DOMRect(
    from,
    isBelow ? top : top - height - TOOLBAR_GAP,
    to - from,
    bottom - top + height + TOOLBAR_GAP,
  );
}

const HEADING = "h1, h2, h3, h4";
/** Editable elements. An empty one has a mark with its own position, except in a new section. */
const PLACE = `:is(a, [contenteditable])[data-edit]:is(:not([data-edit-empty]), ${NEW_TEXT})`;

/**
 * The cost of covering a text: a covered slot cannot be clicked, and covered headings are missed. The section's own
 * headline outweighs all its other texts.
 */
const WEIGHT = { headline: 1_000_000, place: 10_000, heading: 100, other: 1 } as const;

/** How much of the page's texts the tools of a section cover in their position. */
function hiddenBy(tools: Element, box: HTMLElement): number {
  const shown = tools.getBoundingClientRect();
  let sum = 0;
  for (const text of textsUnder(shown)) {
    const isHeading = text.closest(HEADING) !== null;
    if (box.contains(text) && text.matches(PLACE)) sum += WEIGHT[isHeading ? "headline" : "place"];
    else sum += WEIGHT[text.matches(HEADING) ? "heading" : "other"];
  }
  return sum;
}

/**
 * The possible positions of the tools: above the section, inside it at the upper end, and below it. The first is the
 * usual one.
 */
const ENDS = ["high", "inside", "low"] as const;

const standAt = (outline: Element, end: (typeof ENDS)[number]): void =>
  outline.setAttribute("data-tools-at", end);

/**
 * Keeps the layer's outline over a section when anything scrolls, grows or is redrawn. The tools are at its upper end,
 * or at its lower end if they would cover the focused element. While nothing in the section has the focus, they stay at
 * the end where they covered the least when they appeared: in a narrow window a headline under them could not be
 * clicked, and above a short section they would cover the previous one's.
 */
export function useLayerPlace(layer: RefObject<HTMLElement | null>, id: number | null): void {
  useEffect(() => {
    const node = layer.current;
    if (!node || id === null) return;
    if (node.firstElementChild) standAt(node.firstElementChild, ENDS[0]);
    let frame = 0;
    let isPlaced = false;
    const place = () => {
      frame = 0;
      const box = boxOf(id);
      const outline = node.firstElementChild;
      if (!(outline instanceof HTMLElement)) return;
      outline.hidden = box === null || box.getClientRects().length === 0;
      if (!box || outline.hidden) return;
      const { left, right, top, height, width } = box.getBoundingClientRect();
      const own = node.getBoundingClientRect();
      const isRtl = getComputedStyle(outline).direction === "rtl";
      const start = isRtl ? own.right - right : left - own.left;
      outline.toggleAttribute("data-dialog", box.matches("dialog"));
      outline.style.setProperty("--tools-floor", `${floorOf(box) - own.top}px`);
      outline.style.setProperty("--outline-start", `${start}px`);
      outline.style.setProperty("--outline-top", `${top - own.top}px`);
      outline.style.setProperty("--outline-width", `${width}px`);
      outline.style.setProperty("--outline-height", `${height}px`);
      outline.style.setProperty("--outline-below", `${top + height - own.bottom}px`);
      const tools = outline.querySelector("[data-tools]");
      if (!tools) return;
      outline.style.setProperty("--tools-height", `${tools.getBoundingClientRect().height}px`);
      const used = inUse(box);
      // A target does not move before the click: it moves the focus to the tools before it is complete.
      if (!used && isPlaced) return;
      isPlaced = true;
      standAt(outline, ENDS[0]);
      if (used) {
        if (overlaps(tools.getBoundingClientRect(), used)) standAt(outline, "low");
        return;
      }
      const best = { end: ENDS[0], hidden: Number.POSITIVE_INFINITY };
      for (const end of ENDS) {
        standAt(outline, end);
        const hidden = hiddenBy(tools, box);
        // All inside the section's own texts: scrolling brings the lower ones up.
        if (hidden < best.hidden || (hidden === best.hidden && hidden >= WEIGHT.place))
          Object.assign(best, { end, hidden });
        if (hidden === 0) break;
      }
      standAt(outline, best.end);
    };
    const later = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    const box = boxOf(id);
    const stop = onResize([document.body, ...(box ? [box] : [])], place);
    // A redrawn page may have other boxes.
    const moved = new MutationObserver(later);
    // A text's toolbar sets this attribute to its position.
    const attributeFilter = ["data-below"];
    moved.observe(document.body, { childList: true, subtree: true, attributeFilter });
    const options = { capture: true, passive: true } as const;
    /** A finger that scrolls rests on no target, and the lines that come under the tools are others. */
    const onScroll = () => {
      if (window.matchMedia?.("(hover: none)").matches) isPlaced = false;
      later();
    };
    document.addEventListener("scroll", onScroll, options);
    document.addEventListener("focusin", later);
    window.addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      stop();
      moved.disconnect();
      document.removeEventListener("scroll", onScroll, options);
      document.removeEventListener("focusin", later);
      window.removeEventListener("resize", later);
    };
  }, [layer, id]);
}
