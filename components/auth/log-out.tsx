"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";

/** Ends the session, here and in every other tab (spec 2, Public layout). The page stays. */
export function LogOut({ label, className }: { label: string; className?: string }) {
  const [isBusy, setBusy] = useState(false);
  const logOut = async () => {
    if (isBusy) return;
    setBusy(true);
    await import("./browser-auth.ts")
      .then(({ authRuntime }) => authRuntime().logOut())
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="quiet" loading={isBusy} onClick={() => void logOut()} className={className}>
      {label}
    </Button>
  );
}
