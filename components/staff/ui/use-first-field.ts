import { type RefObject, useEffect } from "react";

/** Fields that are typed into or chosen from: not boxes to tick, which a space would change. */
const FIELDS =
  'input:not(:disabled, [readonly], [type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [type="range"], [type="color"], [type="submit"], [type="button"]), textarea:not(:disabled, [readonly]), select:not(:disabled)';

/** Events that show that somebody uses the dialog. */
const USES = ["keydown", "pointerdown"] as const;

/**
 * Begins a dialog at its first field, also at one that is drawn later, as long as nobody has used the dialog. A modal
 * dialog would otherwise begin at its close button, where the first space typed closes it. A field that asks for the focus
 * itself (`autoFocus`) has it already. On touch screens nothing opens the keyboard over the dialog.
 */
export function useFirstField(dialog: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const box = dialog.current;
    if (!box || !isOn || window.matchMedia?.("(pointer: coarse)").matches) return;
    const begin = (): boolean => {
      if (document.activeElement?.matches(FIELDS) && box.contains(document.activeElement))
        return true;
      const field = [...box.querySelectorAll<HTMLElement>(FIELDS)].find(
        (node) => node.closest("dialog") === box && node.getClientRects().length > 0,
      );
      field?.focus();
      return field !== undefined;
    };
    if (begin()) return;
    const start = document.activeElement;
    const observer = new MutationObserver(() => {
      const { activeElement } = document;
      // The dialog itself may have moved the focus, e.g. to a row of a list.
      const isMoved = activeElement !== start && box.contains(activeElement);
      if (isMoved || begin()) stop();
    });
    const stop = () => {
      observer.disconnect();
      for (const use of USES) box.removeEventListener(use, stop, true);
    };
    for (const use of USES) box.addEventListener(use, stop, true);
    observer.observe(box, { childList: true, subtree: true });
    return stop;
  }, [dialog, isOn]);
}
