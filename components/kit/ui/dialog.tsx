"use client";

import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { classNames } from "#lib/base/utils/class-names.ts";
import { CloseLabel } from "./close-label.ts";
import { CLOSE_PATH, Glyph } from "./glyph.tsx";

type DialogSize = "modal" | "wide" | "sheet";

/** On a phone every dialog is a bottom sheet; above that the sizes differ (docs/screens.md §2.8). */
const SIZES: Record<DialogSize, string> = {
  modal: "h-[auto] md:h-[80dvh] md:w-[70vw]",
  // The height of its content: `auto` would stretch between the insets.
  wide: "h-[fit-content] md:max-h-[88dvh] md:w-[min(46rem,92vw)]",
  sheet:
    "h-[fit-content] md:my-0 md:ms-auto md:me-0 md:h-dvh md:max-h-dvh md:w-[min(26rem,92vw)] md:rounded-none!",
};

/**
 * A native dialog. Escape, the backdrop and its button call `onClose`; the browser keeps the focus inside and restores
 * it. Keep it mounted and switch `open`. `label` is its name and its heading.
 */
export function Dialog(props: {
  open: boolean;
  onClose: () => void;
  label: string;
  size?: DialogSize;
  className?: string;
  children: ReactNode;
}) {
  const { open, onClose, label, size = "wide" } = props;
  const { ref, onCancel } = useNativeDialog(open, onClose, showOnSurface);
  const id = useId();
  const closeLabel = use(CloseLabel);

  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isOutside(event)) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have Escape and the button.
    <dialog
      ref={ref}
      data-modal
      aria-labelledby={id}
      onCancel={onCancel}
      onClick={closeFromBackdrop}
      className={classNames(
        "fixed inset-0 m-0 mt-auto max-h-[92dvh] w-full max-w-none flex-col overflow-hidden rounded-t-xl bg-surface p-0 text-ink shadow-high open:flex",
        "backdrop:bg-(--backdrop) md:m-auto md:rounded-xl",
        SIZES[size],
        props.className,
      )}
    >
      <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line py-3 ps-5 pe-3 low:py-0">
        <h2 id={id} className="text-h3">
          {label}
        </h2>
        <button
          type="button"
          onClick={onClose}
          className="grid size-11 place-items-center rounded-full text-muted transition hover:bg-brand-soft hover:text-brand"
        >
          <Glyph path={CLOSE_PATH} />
          <span className="sr-only">{closeLabel}</span>
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5">
        {open ? props.children : null}
      </div>
    </dialog>
  );
}

/**
 * Shared behaviour of native dialogs: opens and closes with `open`, calls `onClose` when Escape is pressed, and
 * restores the focus when it unmounts. Without `onClose`, Escape does nothing. `show` must be the same function in each
 * render.
 */
export function useNativeDialog(
  open: boolean,
  onClose: (() => void) | undefined,
  show: (dialog: HTMLDialogElement) => void,
) {
  const ref = useRef<HTMLDialogElement>(null);
  // Runs after the content has set the focus. Opening moves the focus only if it is outside the dialog; closing
  // restores it.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) show(dialog);
    else dialog.close();
  }, [open, show]);
  // The browser restores the focus for a dialog that is closed, not for one that is removed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    // React passes on the event of a dialog within, and a choice of files that is given up sends one too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  };
  return { ref, onCancel };
}

function showOnSurface(dialog: HTMLDialogElement): void {
  // In the edit tree the edit bar must stay reachable (docs/edit-mode.md §5).
  if (document.documentElement.dataset.surface === "edit") dialog.show();
  else showOverPage(dialog);
}

/** Shows a dialog as modal and keeps the page behind it from scrolling. */
export function showOverPage(dialog: HTMLDialogElement): void {
  holdPage(dialog);
  dialog.showModal();
}

const BAR = "--scrollbar";

/**
 * Prevents the page behind a modal dialog from scrolling until the last one is closed. The width of its scroll bar is
 * reserved, so that the layout does not shift (app/styles/base.css).
 */
function holdPage(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  const release = () => {
    if (!document.querySelector("dialog[data-modal]:modal")) delete root.dataset.modalOpen;
  };
  const scrollBar = `${window.innerWidth - root.clientWidth}px`;
  // A new value makes the browser compute the styles of every element: phones have no scroll bar, and keep the usual one.
  if (
    root.dataset.modalOpen === undefined &&
    scrollBar !== (root.style.getPropertyValue(BAR) || "0px")
  )
    root.style.setProperty(BAR, scrollBar);
  root.dataset.modalOpen = "";
  dialog.addEventListener("close", release, { once: true });
}

function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  const box = event.currentTarget.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}
