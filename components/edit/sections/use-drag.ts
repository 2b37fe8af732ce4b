"use client";

import type { PointerEvent, RefObject } from "react";

/**
 * Drags rows of a list with the pointer. Returns what the handle of a row needs. Nothing moves while it is dragged: a
 * line shows where the row would go. Escape lets go of the row, and closes nothing. The keyboard has its own way.
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: number, place: number) => void,
) {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  /** Behind how many of the rows the pointer is. */
  const gapAt = (y: number): number =>
    rows().filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y > top + height / 2;
    }).length;
  const mark = (gap: number | null) => {
    rows().forEach((row, index, all) => {
      row.toggleAttribute("data-drop-before", index === gap);
      row.toggleAttribute("data-drop-after", gap === all.length && index === all.length - 1);
    });
  };
  /** Until the row is let go, Escape is about the drag: a dialog that holds the list stays open. */
  const hold = (handle: HTMLElement, pointerId: number) => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      mark(null);
      handle.releasePointerCapture(pointerId);
    };
    handle.setPointerCapture(pointerId);
    window.addEventListener("keydown", onKey, true);
    const end = () => window.removeEventListener("keydown", onKey, true);
    handle.addEventListener("lostpointercapture", end, { once: true });
  };
  return (id: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) hold(event.currentTarget, event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) mark(gapAt(event.clientY));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      mark(null);
      const from = rows().findIndex((row) => row.dataset.row === String(id));
      const gap = gapAt(event.clientY);
      const place = gap > from ? gap - 1 : gap;
      if (place !== from) onDrop(id, place);
    },
    onPointerCancel: () => mark(null),
  });
}
