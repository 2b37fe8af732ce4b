import { type RefObject, useEffect } from "react";

/** Focusable elements. */
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Keeps the focus in a dialog when the focused control is removed with its subject (a row of a list, an accepted
 * offer): the control that takes its position gets the focus. Otherwise Tab would start again at the top of the dialog.
 */
export function useKeptFocus(dialog: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const box = dialog.current;
    if (!box || !isOpen) return;
    let last: Element | null = null;
    /** The index of the last focused control among all tab stops. */
    let at = 0;
    const stops = () =>
      [...box.querySelectorAll<HTMLElement>(STOPS)].filter(
        (node) => node.getClientRects().length > 0,
      );
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      at = stops().indexOf(target);
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const left = stops();
      left[Math.min(Math.max(at, 0), left.length - 1)]?.focus();
    });
    box.addEventListener("focusin", onFocus);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener("focusin", onFocus);
      observer.disconnect();
    };
  }, [dialog, isOpen]);
}
