"use client";

import { type ReactNode, useState } from "react";
import { EditDialog } from "./bar/edit-dialog.tsx";

interface Props {
  label: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** Opens the backend's data of a product. The content is rendered by the server. */
export function ProductPanelButton({ label, title, closeLabel, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex min-h-9 items-center rounded-full border border-line-strong bg-surface px-3.5 text-small font-semibold transition hover:border-ink"
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      <EditDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        label={title}
        closeLabel={closeLabel}
      >
        {children}
      </EditDialog>
    </div>
  );
}
