"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { EditDialog } from "#components/edit/bar/edit-dialog.tsx";
import type { DialogProps } from "#components/edit/dialogs/dialogs.tsx";
import { useEditContext } from "#components/edit/edit-context.tsx";
import type { SectionDefinition } from "#lib/domain/sections/definition.ts";
import { SECTIONS } from "#lib/domain/sections/definitions.ts";
import { insertSection } from "#lib/edit/model/actions.ts";
import { beginning } from "#lib/edit/model/page-sections.ts";
import { pageSections } from "./page-dom.ts";
import { revealSection } from "./reveal.ts";
import { SectionSketch } from "./section-sketch.tsx";

/** All kinds of sections to choose from; the one that is chosen is put into the page, scrolled to and focused. */
export function InsertDialog({ dialog, onClose, announce }: DialogProps<"insertSection">) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const insert = (definition: SectionDefinition) => {
    const state = store.getState();
    const { handler, after } = dialog;
    const page = pageSections(state);
    const ids = page?.handler === handler ? page.ids : [];
    const id = state.newId();
    const { component } = definition;
    state.act(insertSection({ handler, ids, after }, component, id, beginning(definition)));
    onClose();
    revealSection(id);
    announce(t("sections.inserted", { section: t(`names.${definition.name}`) }));
  };
  return (
    <EditDialog
      open
      wide
      onClose={onClose}
      label={t("sections.insert")}
      closeLabel={t("dialogClose")}
    >
      <ul className="edit-dialog-body edit-gallery" onKeyDown={moveInGrid}>
        {SECTIONS.map((definition) => (
          <li key={definition.component}>
            <button type="button" className="edit-choice" onClick={() => insert(definition)}>
              <SectionSketch definition={definition} />
              <span className="edit-choice-name">{t(`names.${definition.name}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </EditDialog>
  );
}

/** Arrow keys go through the grid as it is seen; Tab goes from one to the next. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1;
  if (at < 0) return;
  const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const top = buttons[0]?.getBoundingClientRect().top;
  const isInFirstRow = (button: HTMLElement) => button.getBoundingClientRect().top === top;
  const columns = Math.max(1, buttons.filter(isInFirstRow).length);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: isRtl ? -1 : 1,
    ArrowLeft: isRtl ? 1 : -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: buttons.length - 1 - at,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
}
