"use client";

import { useMemo } from "react";
import type { Section } from "#lib/staff/edit/model/section.ts";
import { useLabels } from "./use-labels.ts";

/** The readable name of a section: its kind, and its first words or its position on the page. */
export function useSectionNames() {
  const { ofSection } = useLabels();
  return useMemo(() => ({ of: (section: Section): string => ofSection(section) }), [ofSection]);
}
