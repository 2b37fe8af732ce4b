"use client";

import { useMemo } from "react";
import { useLabels } from "#components/edit/use-labels.ts";
import type { Section } from "#lib/edit/model/section.ts";

/** What people call a section: its kind, and its first words or its place on the page. */
export function useSectionNames() {
  const { ofSection } = useLabels();
  return useMemo(() => ({ of: (section: Section): string => ofSection(section) }), [ofSection]);
}
