import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { visibleRows, type Window } from "./visible-rows.ts";

interface Options {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Pixels: the least width of a column, and the height of a row with its gap. */
  readonly least: number;
  readonly row: number;
  /** Where the list was left. */
  readonly begin: number;
}

interface ListWindow extends Window {
  /** Pixels of the list that are in view. */
  readonly viewport: number;
  /** The top of the first row in view, in pixels: changes row by row. */
  readonly top: number;
  /** The list flies past: most of what is drawn is out of view in a moment, so that its pictures are not worth loading. */
  readonly isFlying: boolean;
  readonly onScroll: (scrolled: number) => void;
}

/** Milliseconds without scrolling after which the list rests. */
const REST = 120;

/**
 * Which part of a long list is drawn, as its window is scrolled. Only a row that comes into view is a change: to scroll
 * within one draws nothing.
 */
export function useWindow({ scroller, count, least, row, begin }: Options): ListWindow {
  const { width, viewport } = useBox(scroller);
  const [top, setTop] = useState(begin);
  const [isFlying, setFlying] = useState(false);
  const last = useRef(begin);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onScroll = useCallback(
    (scrolled: number) => {
      const isFar = Math.abs(scrolled - last.current) > viewport / 2;
      last.current = scrolled;
      setTop(Math.floor(scrolled / row) * row);
      if (isFar) setFlying(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setFlying(false), REST);
    },
    [row, viewport],
  );
  const seen = visibleRows({ count, width, viewport, scrolled: top, least, row });
  return { ...seen, viewport, top, isFlying, onScroll };
}

/** What is assumed until the browser has laid the list out. */
const UNKNOWN = { width: 640, viewport: 560 };

/** The size of the list's window, in pixels. */
function useBox(ref: RefObject<HTMLElement | null>): { width: number; viewport: number } {
  const [box, setBox] = useState(UNKNOWN);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: viewport } = element;
      if (width > 0 && viewport > 0)
        setBox((now) =>
          now.width === width && now.viewport === viewport ? now : { width, viewport },
        );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return box;
}
