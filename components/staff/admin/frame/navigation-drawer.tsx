"use client";

import { type ReactNode, useState } from "react";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { IconButton } from "#components/staff/ui/icon-button.tsx";

/** The navigation of phones: a button, and the drawer that it opens. */
export function NavigationDrawer(props: { label: string; button: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={props.button}
        aria-haspopup="dialog"
        className="shrink-0"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" className="size-6" />
      </IconButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        label={props.label}
        className="max-md:h-dvh! max-md:max-h-dvh max-md:w-[min(20rem,88vw)] max-md:rounded-none"
        size="sheet"
      >
        <div className="flex min-h-full flex-col gap-4">{props.children}</div>
      </Dialog>
    </>
  );
}
