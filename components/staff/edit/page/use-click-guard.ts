"use client";

import { useEffect } from "react";
import { useEditContext } from "./edit-context.tsx";
import { keepEditing } from "./keep-editing.ts";

/**
 * In Edit mode a click inside an editable text only places the cursor; everywhere else the page gets its clicks, and
 * links stay in edit mode. On touch screens the first tap on an editable link shows its tools. Modified clicks always
 * go to the page (docs/edit-mode.md §5).
 * @param go opens a page of the site in edit mode
 * @param noWishlist the message for staff who click a heart
 */
export function useClickGuard(go: (href: string) => void, noWishlist: string): void {
  const { store } = useEditContext();
  useEffect(() => {
    let touched: Element | null = null;
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element))
        return;
      // Staff have no wish list (docs/screens.md §1.5); its buttons are shown because shoppers see them.
      if (event.target.closest("[data-wishlist]")) {
        event.preventDefault();
        event.stopPropagation();
        store.getState().announce(noWishlist);
        return;
      }
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const text = event.target.closest("[data-edit][contenteditable]");
      // Also for a link in the text: a click on it places the cursor.
      const pressed =
        text && (text.closest("a, button, summary, label") || event.target.closest("a"));
      if (pressed && store.getState().mode === "edit") {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      // Touch screens cannot hover: the first tap on a link shows the link's tools, the second one follows it.
      const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
      const place = isTouch ? event.target.closest('[data-edit-slot="link"]') : null;
      const isFirst = place !== null && place !== touched;
      touched = place;
      if (isFirst && store.getState().mode === "edit") {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const link = event.target.closest<HTMLAnchorElement>("a[href]");
      if (
        !link ||
        link.target === "_blank" ||
        link.hasAttribute("download") ||
        link.closest("[data-edit-bar]")
      )
        return;
      const href = keepEditing(link.href, window.location.href);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      go(href);
    };
    // Captured before React, which listens at the document.
    window.addEventListener("click", onClick, true);
    return () => window.removeEventListener("click", onClick, true);
  }, [store, go, noWishlist]);
}
