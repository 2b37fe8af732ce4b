"use client";

import type { ReactNode } from "react";
import { EditBar } from "./bar/edit-bar.tsx";
import type { DraftOwner } from "./drafts/draft-shelf.ts";
import { EditContextProvider } from "./edit-context.tsx";
import { SlotTools } from "./slots/slot-tools.tsx";

interface Props extends DraftOwner {
  /** Of the person who edits. */
  readonly email: string;
  /** Optional calls that the site's backend offers. */
  readonly offers: readonly string[];
  readonly cacheService: boolean;
  readonly children: ReactNode;
}

/** The page with the editor around it. */
export function EditSurface({ offers, cacheService, children, ...owner }: Props) {
  return (
    <EditContextProvider offers={offers} cacheService={cacheService}>
      <EditBar {...owner} />
      {children}
      <SlotTools />
    </EditContextProvider>
  );
}
