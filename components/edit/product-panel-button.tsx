"use client";

import { type ReactNode, useState } from "react";
import { EditDialog } from "./bar/edit-dialog.tsx";
import "./slots/slots.css";

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
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-above-foot
        className="edit-product-opener"
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
    </>
  );
}
