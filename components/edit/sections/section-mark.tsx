"use client";

import { useEffect } from "react";
import { useEditContext } from "#components/edit/edit-context.tsx";
import type { Section } from "#lib/edit/model/section.ts";

/** Tells the editor what the backend holds of a section that is shown. Draws nothing. */
export function SectionMark({ section }: { section: Section }) {
  const { store } = useEditContext();
  useEffect(() => store.getState().registerSection(section), [store, section]);
  return null;
}
