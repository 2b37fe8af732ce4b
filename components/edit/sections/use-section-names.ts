"use client";

import { useMemo } from "react";
import { useLabels } from "#components/edit/use-labels.ts";
import type { Section } from "#lib/edit/model/section.ts";

/** The readable name of a section: its kind, and its first words or its position on the page. */
export function useSectionNames() {
  const { ofSection } = useLabels();
  return useMemo(() => ({ of: (section: Section): string => ofSection(section) }), [ofSection]);
}
