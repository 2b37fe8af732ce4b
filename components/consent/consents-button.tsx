"use client";

import { lazy, Suspense, useState } from "react";
import { LazyMessages } from "#components/messages/lazy-messages.tsx";

const ConsentsDialog = lazy(() =>
  import("./consents-dialog.tsx").then(({ ConsentsDialog }) => ({ default: ConsentsDialog })),
);

/** Opens what a visitor has agreed to; downloads it when it is asked for. */
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
