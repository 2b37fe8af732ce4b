"use client";

import { useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";

/** The log-out button. It ends the session in every tab and stays on the page (docs/screens.md §3.1). */
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
