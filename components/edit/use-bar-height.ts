"use client";

import { type RefObject, useEffect } from "react";

/** Tells the page's own sticky parts how tall the bar is: it wraps on phones and grows with its notes. */
export function useBarHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() =>
      root.style.setProperty("--edit-bar-height", `${bar.offsetHeight}px`),
    );
    observer.observe(bar);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--edit-bar-height");
    };
  }, [ref]);
}
