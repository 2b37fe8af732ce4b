"use client";

import { type RefObject, useEffect, useState } from "react";
import { watchTouch } from "#components/staff/edit/ui/after-touch.ts";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";

/** Milliseconds in which the pointer may cross the page on its way to the tools. */
const GRACE = 350;

/** One object for each use, made once. */
interface Kind<T> {
  /** The item at a point of the page; undefined over elements of their own, such as a dialog. */
  readonly atPoint: (x: number, y: number) => T | null | undefined;
  /** The item of an element. */
  readonly of: (node: Element) => T | null;
  /** Whether Tab moves from a focused element to the tools. */
  readonly isStop: (node: HTMLElement) => boolean;
  readonly isSame: (one: T, other: T) => boolean;
}

/**
 * The hovered item, otherwise the focused one.
 * @param tools hovering or focusing them keeps the item, and Tab moves from it to them
 */
export function usePointed<T>(
  tools: RefObject<HTMLElement | null>,
  isOn: boolean,
  kind: Kind<T>,
): T | null {
  const [pointed, point] = useState<T | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const { atPoint, of, isStop, isSame } = kind;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const isTools = (target: EventTarget | null) =>
      target instanceof Node && tools.current?.contains(target);
    const show = (next: T | null) => {
      clearTimeout(timer);
      if (next === null) timer = setTimeout(() => point(null), GRACE);
      else point((now) => (now !== null && isSame(now, next) ? now : next));
    };
    const touch = watchTouch();
    const onMove = ({ clientX, clientY, target, pointerType }: PointerEvent) => {
      if (pointerType === "touch") return;
      if (isTools(target)) return clearTimeout(timer);
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const found = atPoint(clientX, clientY);
        if (found === undefined) return;
        // The focus keeps its tools while the pointer is elsewhere.
        show(found ?? (document.activeElement && of(document.activeElement)));
      });
    };
    // Touch screens do not hover: the tapped element counts as hovered. Not earlier, or the tap would hit the tools.
    const onClick = (event: MouseEvent) => {
      const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
      if (!isTouch || isTools(event.target)) return;
      const found = atPoint(event.clientX, event.clientY);
      if (found) show(found);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (isTools(target)) return clearTimeout(timer);
      if (target instanceof Element) touch.later(() => show(of(target)));
    };
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (
        pressedKey(event) !== "Tab" ||
        event.shiftKey ||
        event.defaultPrevented ||
        isTools(target)
      )
        return;
      const isFrom = target instanceof HTMLElement && isStop(target);
      const first = isFrom ? tools.current?.querySelector("button") : null;
      if (!first) return;
      event.preventDefault();
      first.focus();
    };
    document.addEventListener("pointermove", onMove, { passive: true });
    // Captured at the window, because the page's handlers may stop a click.
    window.addEventListener("click", onClick, true);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("keydown", onKey);
    return () => {
      touch.stop();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      document.removeEventListener("pointermove", onMove);
      window.removeEventListener("click", onClick, true);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("keydown", onKey);
    };
  }, [tools, isOn, kind]);
  return pointed;
}
