"use client";

import { useEffect } from "react";
import { useEditContext } from "./edit-context.tsx";
import { keepEditing } from "./keep-editing.ts";

/** Whatever of a page does something when it is pressed. */
const CONTROL = "a[href], button, summary, [role='button']";

/**
 * Controls that work at the first press: the editor's own, also those within the page (`components/staff/ui` sets their
 * height by a variable of staff), and the buttons of a dialog, which must be closed.
 */
const OWN =
  "[data-edit-bar], [data-section-handle], [class^='edit-'], [class*=' edit-'], [class*='--staff-'], .rich-bar";
const IN_DIALOG = ":is(dialog, [role='dialog'], [data-cookie-notice]) :not(a)";

/** The control of the page that a press selects; null where the page gets its press at once. */
function selectable(target: Element): Element | null {
  const control = target.closest(CONTROL);
  return !control || control.closest(OWN) || control.matches(IN_DIALOG) ? null : control;
}

interface Says {
  /** Said when staff press a heart. */
  readonly noWishlist: string;
  /** After the first press on a control. */
  readonly pressAgain: string;
}

/**
 * In Edit mode a press on a control of the page selects it: it gets the focus, and its tools appear. Only a second press
 * on the same one, a double click for example, goes to the page, so that nobody leaves the page by pressing beside a
 * text. Presses with a modifier key, and Enter, always go to the page (docs/edit-mode.md §5). A press in a text places the
 * cursor, also within a link. Links stay in edit mode.
 * @param go opens a page of the site in edit mode
 */
export function useClickGuard(go: (href: string) => void, { noWishlist, pressAgain }: Says): void {
  const { store, scopes } = useEditContext();
  const isReader = !scopes.includes("cms.element");
  useEffect(() => {
    let selected: Element | null = null;
    const stop = (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
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
      const isViewOnly = document.documentElement.hasAttribute("data-edit-view-only");
      const control =
        isEditing && isPointer && !isViewOnly && !isReader ? selectable(target) : null;
      const isFirst = control !== null && control !== selected;
      if (isPointer) selected = control;
      if (isFirst) {
        stop(event);
        // Some browsers leave the focus where it was when a button is clicked.
        if (control instanceof HTMLElement && !control.contains(document.activeElement))
          control.focus({ preventScroll: true });
        store.getState().announce(pressAgain);
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
    return () => window.removeEventListener("click", onClick, true);
  }, [store, isReader, go, noWishlist, pressAgain]);
}
