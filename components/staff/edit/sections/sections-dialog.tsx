"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef } from "react";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { pageSections, sectionById } from "#components/staff/edit/page/page-dom.ts";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { SectionRow } from "./section-row.tsx";
import { useDrag } from "./use-drag.ts";
import { useSectionActions } from "./use-section-actions.ts";

/** The outline of the page: every section with its name and its actions. */
export function SectionsDialog({ dialog, onClose }: DialogProps<"sections">) {
  const t = useTranslations("edit.sections");
  const { store } = useEditContext();
  const list = useRef<HTMLOListElement>(null);
  const actions = useSectionActions();
  const operations = useEditState((state) => state.operations);
  const sections = useEditState((state) => state.sections);
  const created = useEditState((state) => state.created);
  const page = pageSections({ operations, sections, created });
  const drag = useDrag(list, "data-row", (id, place) => actions.moveTo(Number(id), place));
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (!event.altKey || (key !== "ArrowUp" && key !== "ArrowDown")) return;
    const { target } = event;
    const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
    if (!row) return;
    event.preventDefault();
    actions.move(Number(row.dataset.row), key === "ArrowUp" ? -1 : 1);
  };
  const insertFirst = () =>
    page && store.getState().open({ name: "insertSection", handler: page.handler, after: null });
  return (
    <StaffDialog open wide onClose={onClose} label={t("title")} closeLabel={t("close")}>
      <DialogBody>
        {page ? (
          <>
            <p className="text-small text-muted">{t("hint")}</p>
            <div>
              <StaffButton variant="primary" onClick={insertFirst}>
                {t("insertFirst")}
              </StaffButton>
            </div>
            <ol
              ref={list}
              className="border-t border-line"
              aria-label={t("title")}
              onKeyDown={onKeyDown}
            >
              {page.ids.map((id) => {
                const section = sectionById({ operations, sections, created }, id);
                return section ? (
                  <SectionRow
                    key={id}
                    section={section}
                    isOpen={dialog.elementId === id}
                    onShow={onClose}
                    handle={drag(String(id))}
                  />
                ) : null;
              })}
            </ol>
          </>
        ) : (
          <p>{t("none")}</p>
        )}
      </DialogBody>
    </StaffDialog>
  );
}
