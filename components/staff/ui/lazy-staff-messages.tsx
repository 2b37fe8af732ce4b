"use client";

import type { ReactNode } from "react";
import { keepCatalogues, LazyMessages } from "#components/kit/messages/lazy-messages.tsx";
import { staffCatalogueFor } from "#lib/staff/i18n/staff-catalogues.ts";

const loadStaffCatalogue = keepCatalogues(staffCatalogueFor);

/** Gives dialogs of staff that are loaded on use their messages: those of shoppers' pages lack the words for staff. */
export const LazyStaffMessages = (props: {
  readonly namespaces: readonly string[];
  readonly children: ReactNode;
}) => <LazyMessages load={loadStaffCatalogue} {...props} />;
