import { useEffect, useRef } from "react";
import { useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import { boxOf } from "#components/edit/sections/page-dom.ts";

/** Where a dialog was opened from, and what stands there once that control has been drawn anew. */
interface Opener {
  readonly node: HTMLElement;
  /** The tools of a section or place go while a dialog is open, and come back as other elements of the same name. */
  readonly name: string | null;
  readonly section: number | null;
}

/** Gives the focus back to where the first of the open dialogs was opened from, when the last has closed. */
export function useFocusReturn(): void {
  const { store } = useEditContext();
  const opener = useRef<Opener | null>(null);
  const isOpen = useEditState(({ dialog }) => dialog !== null);

  // Told before anything is drawn, so that the control is still there.
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.dialog && !before.dialog) opener.current = openerNow();
      }),
    [store],
  );

  useEffect(() => {
    if (isOpen) return;
    // What a dialog goes to takes the focus after it has closed.
    const frame = requestAnimationFrame(() => {
      const from = opener.current;
      opener.current = null;
      const { activeElement } = document;
      if (from && (activeElement === null || activeElement === document.body))
        placeOf(from)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
}

function openerNow(): Opener | null {
  const node = document.activeElement;
  if (!(node instanceof HTMLElement) || node === document.body) return null;
  const tools = node.closest<HTMLElement>("[data-tools]");
  return {
    node,
    name: node.getAttribute("aria-label"),
    section: tools ? Number(tools.dataset.tools) : null,
  };
}

function placeOf({ node, name, section }: Opener): HTMLElement | null {
  if (node.isConnected && node.getClientRects().length > 0) return node;
  const twin =
    name && document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(name)}"]`);
  if (twin) return twin;
  const handle =
    section === null ? null : boxOf(section)?.querySelector<HTMLElement>("[data-section-handle]");
  return handle ?? document.querySelector<HTMLElement>("[data-edit-bar] button");
}
