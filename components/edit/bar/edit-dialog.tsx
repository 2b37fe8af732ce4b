"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";

interface Props {
  open: boolean;
  /** Escape and the close button. A question that must be answered has none. */
  onClose?: () => void;
  label: string;
  closeLabel?: string;
  children: ReactNode;
}

/** A dialog of the editor itself: truly modal, unlike shopper dialogs, which stay editable in the edit tree. */
export function EditDialog({ open, onClose, label, closeLabel, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      className="edit-dialog"
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <header className="edit-dialog-head">
        <h2 id={id}>{label}</h2>
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
