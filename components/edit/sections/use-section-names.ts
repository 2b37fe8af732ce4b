"use client";

import { useMemo } from "react";
import { useLabels } from "#components/edit/use-labels.ts";
import type { Section } from "#lib/edit/model/section.ts";

/** Longer titles are cut: a name has to fit into a line. */
const MOST = 40;

/** What people call a section: its kind, and the title that it shows. */
export function useSectionNames() {
  const { ofSection } = useLabels();
  return useMemo(
    () => ({
      of: (section: Section): string => {
        const { title } = section.content.meta;
        const own = typeof title === "string" ? title.trim() : "";
        const words = own.length > MOST ? `${own.slice(0, MOST).trimEnd()}…` : own;
        const name = ofSection({ ...section, about: { ...section.about, title: "" } });
        return words === "" ? ofSection(section) : `${name} “${words}”`;
      },
    }),
    [ofSection],
  );
}
