"use client";

import { type RefObject, useEffect, useState } from "react";

/** Milliseconds in which the pointer may cross the page on its way to the tools. */
const GRACE = 350;

const PLACE = "[data-edit]";

/** The place that is pointed at, else the one with the focus. @param tools keep it, and Tab leads from it to them */
export function usePointed(
  tools: RefObject<HTMLElement | null>,
  isOn: boolean,
): HTMLElement | null {
  const [pointed, point] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const isTools = (target: EventTarget | null) =>
      target instanceof Node && tools.current?.contains(target);
    const show = (node: HTMLElement | null | undefined) => {
      clearTimeout(timer);
      if (node) point(node);
      else timer = setTimeout(() => point(null), GRACE);
    };
    const onMove = ({ clientX, clientY, target }: PointerEvent) => {
      if (isTools(target)) return clearTimeout(timer);
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const [top, ...under] = document.elementsFromPoint(clientX, clientY);
        if (!top || top.closest("dialog")) return;
        // A link that covers its whole card lies over what the card shows.
        const area = top.closest("header, main, footer");
        const nodes = [top, ...under]
          .filter((node) => node.closest("header, main, footer") === area)
          .map((node) => node.closest<HTMLElement>(PLACE));
        show(nodes.find(Boolean) ?? document.activeElement?.closest<HTMLElement>(PLACE));
      });
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (isTools(target)) return clearTimeout(timer);
      if (target instanceof Element) show(target.closest<HTMLElement>(PLACE));
    };
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== "Tab" || event.shiftKey || event.defaultPrevented || isTools(target))
        return;
      const isPlace = target instanceof Element && target.matches(PLACE);
      const first = isPlace ? tools.current?.querySelector("button") : null;
      if (!first) return;
      event.preventDefault();
      first.focus();
    };
    document.addEventListener("pointermove", onMove, { passive: true });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("keydown", onKey);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      document.removeEventListener("pointermove", onMove);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("keydown", onKey);
    };
  }, [tools, isOn]);
  return pointed?.isConnected ? pointed : null;
}
