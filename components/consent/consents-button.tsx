"use client";

import { lazy, Suspense, useState } from "react";
import { LazyMessages } from "#components/messages/lazy-messages.tsx";

const ConsentsDialog = lazy(() =>
  import("./consents-dialog.tsx").then(({ ConsentsDialog }) => ({ default: ConsentsDialog })),
);

/** Opens the dialog of a visitor's consents, which is downloaded by the first click. */
export function ConsentsButton({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-6 items-center hover:underline"
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      >
        {label}
      </button>
      {wasOpen && (
        <LazyMessages namespaces={["consentPage"]}>
          <Suspense>
            <ConsentsDialog open={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        </LazyMessages>
      )}
    </>
  );
}
