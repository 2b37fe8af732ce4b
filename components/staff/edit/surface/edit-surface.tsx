"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, useState } from "react";
import { EditBar } from "#components/staff/edit/chrome/bar/edit-bar.tsx";
import { FrameSurface } from "#components/staff/edit/frames/frame-surface.tsx";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import { SlotTools } from "#components/staff/edit/slots/slot-tools.tsx";
import type { DraftOwner } from "#components/staff/edit/store/draft-shelf.ts";
import { frameOf } from "#components/staff/edit/store/screens.ts";
import { StaffTranslations } from "#components/staff/ui/staff-lang.tsx";
import type { StaffScope } from "#lib/staff/edit/rights.ts";
import { Rehearsal } from "./rehearsal.tsx";

interface Props extends DraftOwner {
  /** E-mail of the editor. */
  readonly email: string;
  /** Optional calls that the site's backend offers. */
  readonly offers: readonly string[];
  /** The rights of the person. */
  readonly scopes: readonly StaffScope[];
  readonly cacheService: boolean;
  readonly children: ReactNode;
}

/** The page with the editor around it, or as a preview within an editor. */
export function EditSurface({ offers, scopes, cacheService, email, children, ...owner }: Props) {
  const query = useSearchParams();
  // Navigation inside a preview frame stays in preview mode.
  const [frame] = useState(() => frameOf(query));
  if (frame)
    return (
      <FrameSurface {...frame} owner={owner} offers={offers} scopes={scopes}>
        {children}
      </FrameSurface>
    );
  return (
    <EditContextProvider {...{ owner, offers, scopes, cacheService }}>
      <StaffTranslations>
        <EditBar email={email} />
      </StaffTranslations>
      {children}
      <StaffTranslations>
        <SlotTools />
        <Rehearsal />
      </StaffTranslations>
    </EditContextProvider>
  );
}
