import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { onResize } from "#components/staff/edit/ui/on-resize.ts";
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
  /**
   * Number of rows with pictures: none during fast scrolling, because most rows disappear immediately; then one more
   * per frame, because requesting all in one go would block the page.
   */
  readonly pictures: number;
  readonly onScroll: (scrolled: number) => void;
}

/** Milliseconds without scrolling after which the list counts as still. */
const REST = 120;

/** The part of a long list to draw while its window scrolls. Changes only when another row becomes visible. */
export function useWindow({ scroller, count, least, row, begin }: Options): ListWindow {
  const { width, viewport } = useBox(scroller);
  const [top, setTop] = useState(begin);
  const [pictures, setPictures] = useState(1);
  const last = useRef(begin);
  const drawn = useRef(begin);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const seen = visibleRows({ count, width, viewport, scrolled: top, least, row });
  const rows = seen.slots / seen.columns;
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (pictures === 0 || pictures >= rows) return;
    const frame = requestAnimationFrame(() => setPictures(pictures + 1));
    return () => cancelAnimationFrame(frame);
  }, [pictures, rows]);
  const onScroll = useCallback(
    (scrolled: number) => {
      const isFar = Math.abs(scrolled - last.current) > viewport / 2;
      last.current = scrolled;
      const first = Math.floor(scrolled / row) * row;
      if (first !== drawn.current) setTop(first);
      drawn.current = first;
      if (isFar) setPictures(0);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setPictures((now) => Math.max(now, 1)), REST);
    },
    [row, viewport],
  );
  return { ...seen, viewport, top, pictures, onScroll };
}

/** Assumed until the browser has laid the list out. */
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
    return onResize([element], measure);
  }, [ref]);
  return box;
}
