import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { pageSections, sectionById, sharedSections } from "#components/staff/edit/page/page-dom.ts";
import { revealSection } from "#components/staff/edit/page/reveal.ts";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import type { Command } from "#components/staff/palette/command.ts";

/** The sections of the page in order, then those shown on every page: choosing one scrolls to it and focuses it. */
export function useSections(): readonly Command[] {
  const { store } = useEditContext();
  const names = useSectionNames();
  const state = store.getState();
  return [...(pageSections(state)?.ids ?? []), ...sharedSections(state)].flatMap((id) => {
    const section = sectionById(state, id);
    return section
      ? [{ id: `section${id}`, label: names.of(section), run: () => revealSection(id) }]
      : [];
  });
}
