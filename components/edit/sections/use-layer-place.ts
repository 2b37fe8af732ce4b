"use client";

import { type RefObject, useEffect } from "react";
import { boxOf } from "./page-dom.ts";

/**
 * Above this the tools would lie over the page's header, whose language, search and cart are pressed while a section is
 * in use: the lower edge of the header.
 */
function floorOf(box: HTMLElement): number {
  const header = box.matches("dialog") ? null : document.querySelector(".site-header");
  return header?.getBoundingClientRect().bottom ?? 0;
}

/** Keeps the layer's outline over a section, whatever scrolls, grows or is drawn anew. */
export function useLayerPlace(layer: RefObject<HTMLElement | null>, id: number | null): void {
  useEffect(() => {
    const node = layer.current;
    if (!node || id === null) return;
    let frame = 0;
    const place = () => {
      frame = 0;
      const box = boxOf(id);
      const outline = node.firstElementChild;
      if (!(outline instanceof HTMLElement)) return;
      outline.hidden = box === null || box.getClientRects().length === 0;
      if (!box || outline.hidden) return;
      const { left, right, top, height, width } = box.getBoundingClientRect();
      const own = node.getBoundingClientRect();
      const isRtl = getComputedStyle(document.documentElement).direction === "rtl";
      const start = isRtl ? own.right - right : left - own.left;
      outline.toggleAttribute("data-dialog", box.matches("dialog"));
      outline.style.setProperty("--tools-floor", `${floorOf(box) - own.top}px`);
      outline.style.setProperty("--outline-start", `${start}px`);
      outline.style.setProperty("--outline-top", `${top - own.top}px`);
      outline.style.setProperty("--outline-width", `${width}px`);
      outline.style.setProperty("--outline-height", `${height}px`);
    };
    const later = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    const observer = new ResizeObserver(later);
    observer.observe(document.body);
    const box = boxOf(id);
    if (box) observer.observe(box);
    // A page that is drawn anew may have other boxes.
    const moved = new MutationObserver(later);
    moved.observe(document.body, { childList: true, subtree: true });
    const options = { capture: true, passive: true } as const;
    document.addEventListener("scroll", later, options);
    window.addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      moved.disconnect();
      document.removeEventListener("scroll", later, options);
      window.removeEventListener("resize", later);
    };
  }, [layer, id]);
}
