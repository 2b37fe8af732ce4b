"use client";

import { useEffect } from "react";
import { onResize } from "./on-resize.ts";

/**
 * Sets the position of the page header's lower edge, for elements shown next to the page: the header keeps its full
 * width, because its breakpoints depend on the width of the window.
 */
export function useBelowHeader(): void {
  useEffect(() => {
    const header = document.querySelector<HTMLElement>(".site-header");
    if (!header) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty("--edit-header-height", `${header.offsetHeight}px`);
    tell();
    return onResize([header], tell);
  }, []);
}
