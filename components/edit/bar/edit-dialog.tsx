"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";

interface Props {
  open: boolean;
  /** Called by Escape and the close button; left out for a question that must be answered. */
  onClose?: () => void;
  label: string;
  closeLabel?: string;
  /** As large as the window allows, for what is a place of work and no question. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A dialog of the editor: modal, unlike shoppers' dialogs, which are not modal in the edit tree so that the edit bar
 * stays reachable.
 */
export function EditDialog({ open, onClose, label, closeLabel, wide, children }: Props) {
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
      data-wide={wide || undefined}
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
