"use client";

import type { PointerEvent, RefObject } from "react";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { gapAt } from "./dragging/drop-place.ts";

/**
 * Drags rows of a list with the pointer. Returns the props of a row's handle. Nothing moves during the drag: a line
 * shows the row's new position. Escape cancels the drag, and closes nothing. The keyboard has other controls.
 * @param mark attribute with the id of each row; a list nested in a row has its own
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  mark: "data-row" | "data-part",
  onDrop: (id: string, place: number) => void,
) {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(`[${mark}]`) ?? [])];
  /** Behind how many of the rows the pointer is. */
  const gapUnder = (y: number): number =>
    gapAt(
      rows().map((row) => row.getBoundingClientRect()),
      y,
    );
  const show = (gap: number | null) => {
    rows().forEach((row, index, all) => {
      row.toggleAttribute("data-drop-before", index === gap);
      row.toggleAttribute("data-drop-after", gap === all.length && index === all.length - 1);
    });
  };
  /** Until the row is released, Escape belongs to the drag: a dialog around the list stays open. */
  const hold = (handle: HTMLElement, pointerId: number) => {
    const onKey = (event: KeyboardEvent) => {
      if (pressedKey(event) !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      show(null);
      handle.releasePointerCapture(pointerId);
    };
    handle.setPointerCapture(pointerId);
    window.addEventListener("keydown", onKey, true);
    const end = () => window.removeEventListener("keydown", onKey, true);
    handle.addEventListener("lostpointercapture", end, { once: true });
  };
  return (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) hold(event.currentTarget, event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) show(gapUnder(event.clientY));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      show(null);
      const from = rows().findIndex((row) => row.getAttribute(mark) === id);
      const gap = gapUnder(event.clientY);
      const place = gap > from ? gap - 1 : gap;
      if (place !== from) onDrop(id, place);
    },
    onPointerCancel: () => show(null),
  });
}
