"use client";

import { useMemo } from "react";
import { useLabels } from "#components/edit/use-labels.ts";
import type { Section } from "#lib/edit/model/section.ts";
import { shownTitle } from "#lib/edit/model/shown-title.ts";

/** What people call a section: its kind, and the title that it shows. */
export function useSectionNames() {
  const { ofSection } = useLabels();
  return useMemo(
    () => ({
      of: ({ about, handler, content: { meta, parts } }: Section): string => {
        const title = shownTitle({ title: about.title, meta, parts });
        return ofSection({ handler, about: { ...about, title } });
      },
    }),
    [ofSection],
  );
}
