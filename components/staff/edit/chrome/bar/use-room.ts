"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { onResize } from "#components/staff/edit/ui/on-resize.ts";

/**
 * The width that a bar needs with its current content. For browsers, only content outside the box overflows: content
 * inside the padding still touches the edge of the window.
 */
function neededBy(bar: HTMLElement, tools: HTMLElement): number {
  const boxes = [...bar.children, ...tools.children]
    // The menu of the other tools is over the page.
    .filter((node) => !node.hasAttribute("popover"))
    .map((node) => node.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(bar);
  const padding =
    (Number.parseFloat(paddingInlineStart) || 0) + (Number.parseFloat(paddingInlineEnd) || 0);
  const [from, to] = [boxes.map(({ left }) => left), boxes.map(({ right }) => right)];
  const content = boxes.length > 0 ? Math.max(...to) - Math.min(...from) : 0;
  // Widths are fractions, of which the last is the browser's rounding.
  return Math.max(bar.scrollWidth, Math.floor(content + padding));
}

/**
 * How many of a bar's tools do not fit in its one row. Measured, because labels differ in length between languages.
 * Until then no tool is shown (`edit.css`), so that nothing visible moves.
 * @param row the parent of the tools; its own parent is the bar
 */
export function useRoom(row: RefObject<HTMLElement | null>, count: number): number {
  const [away, setAway] = useState(count);
  /** Pixels that the bar needs with this many tools hidden. */
  const needed = useRef<number[]>([]);
  const isMeasured = useRef(false);

  useLayoutEffect(() => {
    const tools = row.current;
    const bar = tools?.parentElement;
    if (!bar) return;
    if (!isMeasured.current) {
      isMeasured.current = true;
      setAway(0);
      return;
    }
    bar.dataset.measured = "";
    const width = neededBy(bar, tools);
    if (width <= bar.clientWidth || away >= count) return;
    needed.current[away] = width;
    setAway(away + 1);
  }, [row, count, away]);

  useEffect(() => {
    const tools = row.current;
    const bar = tools?.parentElement;
    if (!bar) return;
    // The row has no box of its own (`edit.css`), and a tool may get its label late: a language's status.
    return onResize([bar, ...bar.children, ...tools.children], () => {
      const before = needed.current[away - 1];
      const width = neededBy(bar, tools);
      if (width > bar.clientWidth && away < count) {
        needed.current[away] = width;
        setAway(away + 1);
      } else if (away > 0 && before !== undefined && bar.clientWidth >= before) setAway(away - 1);
    });
  }, [row, count, away]);
  return away;
}
