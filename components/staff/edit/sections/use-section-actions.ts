"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { pageSections, sectionById } from "#components/staff/edit/page/page-dom.ts";
import { focusSection, holdSection, revealSection } from "#components/staff/edit/page/reveal.ts";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import { idNow } from "#components/staff/edit/store/created.ts";
import { asSaved } from "#components/staff/edit/store/saved-section.ts";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import { moveSection } from "#lib/staff/edit/model/actions.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import {
  copySection,
  type PageSections,
  removeFromPage,
  setShown,
} from "#lib/staff/edit/model/page-sections.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";

/** The actions for a whole section of the page; each is one undoable step, and is announced. */
export function useSectionActions() {
  const t = useTranslations("edit.sections");
  const { store, offers } = useEditContext();
  const names = useSectionNames();
  return useMemo(() => {
    const { announce } = store.getState();
    const canDelete = offers.includes("elementDelete");
    const find = (place: number) => {
      const state = store.getState();
      const page = pageSections(state);
      const section = sectionById(state, place);
      const id = idNow(state.created, place);
      return page && section && page.ids.includes(id) ? { id, state, page, section } : null;
    };
    const say = (key: "copied" | "hiddenNow" | "shownNow", section: Section) =>
      announce(t(key, { section: names.of(section) }));
    const perform = (operations: readonly Operation[]) => store.getState().act(operations);

    /**
     * Moves it to a position among the sections, from 0.
     * @param top where in the window it was dropped; without it, it keeps its position on the screen
     */
    const moveTo = (of: number, place: number, top?: number): void => {
      const found = find(of);
      if (!found) return;
      const { id, page, section } = found;
      const operation = moveSection(page.handler, page.ids, id, place);
      if (!operation) {
        announce(t(place < 0 ? "isFirst" : "isLast"));
        return;
      }
      holdSection(id, top);
      perform([operation]);
      const count = page.ids.length;
      announce(t("moved", { section: names.of(section), place: place + 1, count }));
    };
    const show = (of: number, isShown: boolean): void => {
      const found = find(of);
      const definition = found && definitionFor(found.section);
      if (!found || !definition) return;
      const { id, state, section } = found;
      perform(setShown(state.operations, section, definition, isShown));
      revealSection(id);
      say(isShown ? "shownNow" : "hiddenNow", section);
    };
    return {
      canDelete,
      moveTo,
      setShown: show,
      move: (id: number, by: 1 | -1): void => {
        const found = find(id);
        if (found) moveTo(id, found.page.ids.indexOf(found.id) + by);
      },
      copy: (id: number): void => {
        const found = find(id);
        if (!found) return;
        const { state, page, section } = found;
        const made = state.newId();
        perform(copySection(state.operations, asSaved(state, section), page, made));
        revealSection(made);
        say("copied", section);
      },
      remove: (place: number): void => {
        const found = find(place);
        if (!found) return;
        const { id, state, page, section } = found;
        // A section that exists only here can always be removed.
        if (!canDelete && id > 0) {
          show(id, false);
          announce(t("hiddenInstead", { section: names.of(section) }));
          return;
        }
        const at = page.ids.indexOf(id);
        const next = page.ids[at - 1] ?? page.ids[at + 1];
        perform(removeFromPage(state.operations, asSaved(state, section), page));
        if (next !== undefined) focusSection(next);
        announce(t("removed", { section: names.of(section) }));
      },
    };
  }, [t, store, offers, names]);
}

/** The position of a section among those of its page, and the directions in which it can move. */
export const placeIn = (page: PageSections | null, id: number) => {
  const at = page?.ids.indexOf(id) ?? -1;
  return { at, isFirst: at <= 0, isLast: at < 0 || at === (page?.ids.length ?? 0) - 1 };
};
