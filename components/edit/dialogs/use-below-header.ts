"use client";

import { useEffect } from "react";

/**
 * Says where the page's header ends, for what stands beside the page: the header keeps its whole width, because its menu
 * and what it leaves out go by the width of the window.
 */
export function useBelowHeader(): void {
  useEffect(() => {
    const header = document.querySelector<HTMLElement>(".site-header");
    if (!header) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--edit-header-height", `${header.offsetHeight}px`),
    );
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
}
