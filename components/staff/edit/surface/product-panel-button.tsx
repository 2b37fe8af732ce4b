"use client";

import { type ReactNode, useState } from "react";
import { StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { useStaffLang } from "#components/staff/ui/staff-lang.tsx";

interface Props {
  label: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** Opens the backend's data of a product. The content is rendered by the server. */
export function ProductPanelButton({ label, title, closeLabel, children }: Props) {
  const staffLang = useStaffLang();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        {...staffLang}
        aria-haspopup="dialog"
        data-above-foot
        className="edit-product-opener tone-bar fixed bottom-[calc(var(--toast-clear,0px)+0.5rem)] z-980 rounded-[0.5rem] px-2.5 py-1 start-2 text-[0.75rem]/normal"
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      <StaffDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        label={title}
        closeLabel={closeLabel}
      >
        {children}
      </StaffDialog>
    </>
  );
}
