"use client";

import type { ReactNode } from "react";
import { EditBar } from "./bar/edit-bar.tsx";
import type { DraftOwner } from "./drafts/draft-shelf.ts";
import { EditContextProvider } from "./edit-context.tsx";
import { SlotTools } from "./slots/slot-tools.tsx";

/** The page with the editor around it. */
export function EditSurface({
  children,
  ...owner
}: DraftOwner & { email: string; children: ReactNode }) {
  return (
    <EditContextProvider>
      <EditBar {...owner} />
      {children}
      <SlotTools />
    </EditContextProvider>
  );
}
