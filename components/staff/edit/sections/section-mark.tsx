"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import {
  useEditContext,
  useIsEditing,
  useStillState,
} from "#components/staff/edit/page/edit-context.tsx";
import { numberOnPage } from "#components/staff/edit/page/page-dom.ts";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { isMoved } from "#components/staff/edit/store/other-lists.ts";
import { useStaffLang } from "#components/staff/ui/staff-lang.tsx";
import type { Section } from "#lib/staff/edit/model/section.ts";

/**
 * Gives the editor the backend's version of a shown section, and the keyboard a way into it: a button that is visible
 * while focused. First child of the section's box.
 */
export function SectionMark({ section }: { section: Section }) {
  const { store, drawn } = useEditContext();
  const t = useTranslations("edit.sections");
  const isEditing = useIsEditing();
  const staffLang = useStaffLang();
  const { ofTitled } = useLabels();
  const own = useRef<HTMLSpanElement>(null);
  const { elementId } = section;
  // The server does not know positions on the page, and the first rendering here must be the same.
  const number = useStillState((state) =>
    section.about.title === "" ? numberOnPage(state, elementId) : null,
  );
  // The notice may be closed, so its mark is next to it.
  const isNotice = section.handler === "cookie-section";
  useEffect(() => {
    // The position of the text being typed may now contain another part, which would get the next input.
    const field = own.current?.ownerDocument.activeElement;
    const address = field?.getAttribute("data-edit") ?? "";
    if (field instanceof HTMLElement && isMoved(store.getState(), section, address)) field.blur();
    drawn.set(section.elementId, section);
    store.getState().registerSection(section);
    return () => void drawn.delete(section.elementId);
  }, [store, drawn, section]);
  useEffect(() => {
    const dialog = own.current?.closest<HTMLElement>("dialog");
    if (dialog) {
      dialog.dataset.editSection = String(elementId);
      return () => {
        delete dialog.dataset.editSection;
      };
    }
    const box = isNotice
      ? document.querySelector<HTMLElement>("[data-cookie-notice]")
      : own.current?.parentElement;
    // The boxes of header and cookie notice are the shoppers' own.
    if (box && !box.closest("[data-edit-section]")) box.dataset.editSection = String(elementId);
  }, [elementId, isNotice]);
  return (
    <span ref={own} className="absolute">
      {isEditing && !isNotice ? (
        <button
          type="button"
          {...staffLang}
          className="tone-bar absolute z-6 rounded-[0.5rem] px-3 py-1 text-[0.8125rem]/normal whitespace-nowrap not-focus-visible:sr-only"
          data-section-handle={elementId}
        >
          {t("handle", { section: ofTitled(section, number) })}
        </button>
      ) : null}
    </span>
  );
}
