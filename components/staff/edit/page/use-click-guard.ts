"use client";

import { useEffect } from "react";
import { selectable, takeEarlyPress } from "#components/kit/hydration/early-places.ts";
import { HYDRATED } from "#lib/base/utils/hydrated.ts";
import { useEditContext, useMayWrite } from "./edit-context.tsx";
import { keepEditing } from "./keep-editing.ts";

interface Says {
  /** Said when staff press a heart. */
  readonly noWishlist: string;
  /** After the first press on a control. */
  readonly pressAgain: string;
}

/**
 * In Edit mode a press on a control of the page selects it: it gets the focus, and its tools appear. Only a second
 * press on the same control, e.g. a double click, reaches the page, so that nobody leaves it by missing a text. Presses
 * with a modifier key, and Enter, always reach the page (docs/edit-mode.md §5). A press in a text places the cursor,
 * also inside a link. Links stay in edit mode. Presses recorded before hydration are applied when this is mounted.
 * @param go opens a page of the site in edit mode
 */
export function useClickGuard(go: (href: string) => void, { noWishlist, pressAgain }: Says): void {
  const { store } = useEditContext();
  const isReader = !useMayWrite();
  useEffect(() => {
    let selected: Element | null = null;
    const stop = (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const selects = () =>
      store.getState().mode === "edit" &&
      !isReader &&
      !document.documentElement.hasAttribute("data-edit-view-only");
    const select = (control: Element) => {
      selected = control;
      // Some browsers leave the focus where it was when a button is clicked.
      if (control instanceof HTMLElement && !control.contains(document.activeElement))
        control.focus({ preventScroll: true });
      store.getState().announce(pressAgain);
    };
    const takeUp = () => {
      const [control, isAgain] = takeEarlyPress() ?? [];
      if (!(control instanceof HTMLElement)) return;
      // Without a pointer it is a press that the page should get.
      if (isAgain || !selects() || control.closest("[data-wishlist]")) return control.click();
      // The focus was there before anything listened to it.
      control.blur();
      select(control);
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.button !== 0 || !(target instanceof Element)) return;
      // Staff have no wish list (docs/screens.md §1.5); its buttons are shown because shoppers see them.
      if (target.closest("[data-wishlist]")) {
        stop(event);
        store.getState().announce(noWishlist);
        return;
      }
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const isEditing = store.getState().mode === "edit";
      const text = target.closest("[data-edit][contenteditable]");
      // Also for a link in the text: a click on it places the cursor.
      if (isEditing && text && (text.closest("a, button, summary, label") || target.closest("a"))) {
        selected = null;
        return stop(event);
      }
      // A key, or a script of the page, presses without a pointer; a tap may have no count.
      const isTap = event instanceof PointerEvent && event.pointerType !== "";
      const isPointer = event.detail > 0 || isTap;
      const control = isPointer && selects() ? selectable(target) : null;
      const isFirst = control !== null && control !== selected;
      if (isPointer) selected = control;
      if (isFirst) {
        stop(event);
        select(control);
        return;
      }
      const link = target.closest<HTMLAnchorElement>("a[href]");
      if (
        !link ||
        link.target === "_blank" ||
        link.hasAttribute("download") ||
        link.closest("[data-edit-bar]")
      )
        return;
      const href = keepEditing(link.href, window.location.href);
      if (href === null) return;
      stop(event);
      go(href);
    };
    // Captured before React, which listens at the document.
    window.addEventListener("click", onClick, true);
    document.addEventListener(HYDRATED, takeUp);
    return () => {
      window.removeEventListener("click", onClick, true);
      document.removeEventListener(HYDRATED, takeUp);
    };
  }, [store, isReader, go, noWishlist, pressAgain]);
}
