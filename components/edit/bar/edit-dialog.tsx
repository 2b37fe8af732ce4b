"use client";

import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { useKeptFocus } from "#components/edit/dialogs/use-kept-focus.ts";

interface Props {
  open: boolean;
  /** Called by Escape and the close button; left out if the question must be answered. */
  onClose?: () => void;
  label: string;
  closeLabel?: string;
  /** The heading takes the focus instead of the first control: for a question that appears by itself. */
  focusHeading?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** As large as the window allows, for dialogs to work in. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A dialog of the editor: modal, unlike shoppers' dialogs, which are not modal in the edit tree so that the edit bar
 * stays reachable.
 */
export function EditDialog(props: Props) {
  const {
    open,
    onClose,
    label,
    closeLabel,
    focusHeading = false,
    onKeyDown,
    wide,
    children,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    // Closed before it unmounts: the browser returns the focus for a closed dialog, not for a removed one.
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) {
      dialog?.showModal();
      if (focusHeading) heading.current?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open, focusHeading]);
  useKeptFocus(ref, open);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      className="edit-dialog"
      data-wide={wide || undefined}
      onKeyDownCapture={onKeyDown}
      onCancel={(event) => {
        // React bubbles the event of a nested dialog, and a cancelled file picker sends one too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
    >
      <header className="edit-dialog-head">
        <h2 id={id} ref={heading} tabIndex={focusHeading ? -1 : undefined}>
          {label}
        </h2>
        {onClose ? (
          <button type="button" className="edit-button" onClick={onClose}>
            {closeLabel}
          </button>
        ) : null}
      </header>
      {open ? children : null}
    </dialog>
  );
}
