"use client";

import { useMemo } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { pageSections, sectionById } from "#components/staff/edit/page/page-dom.ts";
import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import type { SectionPast } from "#lib/staff/edit/model/save-groups.ts";

type Pasts =
  | { readonly kind: "reading" }
  | { readonly kind: "read"; readonly pasts: readonly SectionPast[] }
  /** The backend has no history: the publishes from this device are all there is. */
  | { readonly kind: "none" }
  | { readonly kind: "failed" };

/** The most sections of one request. */
const MOST = 60;

/** The history of the page's sections, or of one section. */
export function usePasts(elementId: number | undefined): {
  readonly state: Pasts;
  readonly read: () => void;
} {
  const { store, offers } = useEditContext();
  const sections = useMemo(() => sectionsOf(store.getState(), elementId), [store, elementId]);
  const isAsked = offers.includes("elementHistory") && sections.length > 0;
  const { data, error, refetch } = useStaffRead("edit/history", { sections }, { enabled: isAsked });
  const isNone =
    !isAsked || data?.offered === false || [404, 501].includes(error?.error.status ?? 0);
  return {
    state: isNone
      ? { kind: "none" }
      : data
        ? { kind: "read", pasts: data.pasts }
        : { kind: error ? "failed" : "reading" },
    read: () => void refetch(),
  };
}

const sectionsOf = (state: EditState, elementId: number | undefined) =>
  (elementId === undefined ? (pageSections(state)?.ids ?? []) : [elementId])
    .flatMap((id) => sectionById(state, id) ?? [])
    .filter((section) => section.elementId > 0)
    .map((section) => ({ id: section.elementId, handler: section.handler }))
    .slice(0, MOST);
