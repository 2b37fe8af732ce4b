"use client";

import { useState } from "react";
import { onDemand } from "#components/kit/hydration/on-demand.tsx";

const ConsentsDialog = onDemand(
  async () => (await import("./consents-dialog-late.tsx")).ConsentsDialogLate,
);

/** Opens the dialog of a visitor's consents, which is downloaded on the first click. */
export function ConsentsButton({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-6 items-center hover:underline noscript:hidden"
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      >
        {label}
      </button>
      {wasOpen && <ConsentsDialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
