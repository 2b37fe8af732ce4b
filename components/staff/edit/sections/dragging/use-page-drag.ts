"use client";

import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { boxOf, pageSections } from "#components/staff/edit/page/page-dom.ts";
import { useSectionActions } from "#components/staff/edit/sections/use-section-actions.ts";
import { idNow } from "#components/staff/edit/store/created.ts";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { gapAt, type Height, lineOf, placeBefore, scrollSpeed } from "./drop-place.ts";

/** A gap between sections that the dragged one can be dropped in, in pixels of the window. */
export interface DropLine {
  readonly y: number;
  readonly left: number;
  readonly width: number;
  /** The section's place there, counted from 0. */
  readonly place: number;
  /** The pointer is nearest to it. */
  readonly isHere: boolean;
}

/** Milliseconds of scrolling that a slow frame makes up for at most. */
const LONGEST_FRAME = 50;

/** The part of the window that shows the page, below the edit bar and the page's header. */
function pageWindow(): Height {
  const header = document.querySelector(".site-header");
  const isSticky = header !== null && /sticky|fixed/.test(getComputedStyle(header).position);
  const bar = document.querySelector(".edit-bar")?.getBoundingClientRect().bottom ?? 0;
  const below = isSticky ? header.getBoundingClientRect().bottom : 0;
  return { top: Math.max(0, bar, below), bottom: document.documentElement.clientHeight };
}

/** A drag in progress. */
interface Drag {
  readonly from: number;
  y: number;
  stop(): void;
}

/**
 * Drags a section on the page itself with the pointer. Nothing moves during the drag: lines show the possible
 * positions, and the current one. At the edges of the window the page scrolls. Escape cancels. The keyboard has other
 * controls.
 */
export function usePageDrag(id: number) {
  const { store } = useEditContext();
  const actions = useSectionActions();
  const [lines, setLines] = useState<readonly DropLine[]>([]);
  const drag = useRef<Drag | null>(null);
  useEffect(() => () => drag.current?.stop(), []);

  const look = (y: number): DropLine[] => {
    const state = store.getState();
    const ids = pageSections(state)?.ids ?? [];
    // In the order of the working copy, because the page may not be redrawn yet after the last move.
    const boxes = ids
      .flatMap((one) => {
        const { top, bottom, left, width } = boxOf(one)?.getBoundingClientRect() ?? new DOMRect();
        return width > 0 ? [{ one, top, bottom, left, width }] : [];
      })
      .sort((one, other) => one.top - other.top);
    const here = gapAt(boxes, y);
    return [...boxes, null].flatMap((box, gap) => {
      const place = placeBefore(ids, idNow(state.created, id), box?.one ?? null);
      const { left, width } = box ?? boxes.at(-1) ?? { left: 0, width: 0 };
      if (place === null) return [];
      return [{ y: lineOf(boxes, gap), left, width, place, isHere: gap === here }];
    });
  };

  const begin = (handle: HTMLElement, pointerId: number, from: number): Drag => {
    let frame = 0;
    let then = performance.now();
    const step = (now: number) => {
      const speed = scrollSpeed(from, begun.y, pageWindow());
      const way = speed * Math.min(now - then, LONGEST_FRAME);
      then = now;
      // Less than a pixel is not scrolled everywhere.
      const top = Math.sign(way) * Math.ceil(Math.abs(way));
      if (top !== 0) window.scrollBy({ top, behavior: "instant" });
      if (begun.y !== from) setLines(look(begun.y));
      frame = requestAnimationFrame(step);
    };
    /** During the drag Escape belongs to it. */
    const onKey = (event: KeyboardEvent) => {
      if (pressedKey(event) !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      begun.stop();
    };
    const begun: Drag = {
      from,
      y: from,
      stop: () => {
        cancelAnimationFrame(frame);
        window.removeEventListener("keydown", onKey, true);
        drag.current = null;
        setLines([]);
        if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
      },
    };
    handle.setPointerCapture(pointerId);
    window.addEventListener("keydown", onKey, true);
    frame = requestAnimationFrame(step);
    return begun;
  };

  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary || drag.current) return;
      drag.current = begin(event.currentTarget, event.pointerId, event.clientY);
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (!drag.current) return;
      drag.current.y = clientY;
      setLines(look(clientY));
    },
    onPointerUp: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (!drag.current) return;
      const drop = clientY === drag.current.from ? null : look(clientY).find((one) => one.isHere);
      drag.current.stop();
      if (drop) actions.moveTo(id, drop.place, drop.y);
    },
    onLostPointerCapture: () => drag.current?.stop(),
    // The field that is being written keeps the focus, and no text of the page is marked.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
  };
  return { lines, handle };
}
