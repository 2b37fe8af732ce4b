"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { EditDialog } from "#components/edit/bar/edit-dialog.tsx";
import type { DialogProps } from "#components/edit/dialogs/dialogs.tsx";
import { useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import { moveInGrid } from "#components/edit/insert/move-in-grid.ts";
import { SectionSketch } from "#components/edit/insert/section-sketch.tsx";
import { postRoute } from "#lib/client/post-route.ts";
import { definitionFor } from "#lib/domain/sections/find-definition.ts";
import type { MasterChoice } from "#lib/edit/master-choice.ts";
import { followMaster } from "#lib/edit/model/actions.ts";
import { sectionById } from "./page-dom.ts";
import { revealSection } from "./reveal.ts";
import { useSectionNames } from "./use-section-names.ts";

/** Null while they are read. */
type Masters = readonly MasterChoice[] | "failed" | null;

/** Chooses the master that a section follows, or frees it. Masters of another kind would not fit it. */
export function MasterDialog({ dialog, onClose, announce }: DialogProps<"master">) {
  const t = useTranslations("edit.master");
  const { store } = useEditContext();
  const names = useSectionNames();
  const section = useEditState((state) => sectionById(state, dialog.elementId));
  const operation = useEditState((state) => state.operations[`${dialog.elementId}:master`]);
  const { masters, read } = useMasters();
  if (!section) return null;
  const definition = definitionFor(section);
  const present = operation?.kind === "follow" ? operation.after : section.masterId;
  const fitting = Array.isArray(masters)
    ? masters.filter((master) => master.component === section.about.component)
    : [];
  const follow = (id: number | null) => {
    store.getState().act([followMaster({ ...section, masterId: present }, id)]);
    onClose();
    revealSection(section.elementId);
    announce(t(id === null ? "detached" : "following"));
  };
  return (
    <EditDialog
      open
      wide
      onClose={onClose}
      label={t("title", { section: names.of(section) })}
      closeLabel={t("close")}
    >
      <div className="edit-dialog-body">
        <p>{t("text")}</p>
        {section.elementId < 0 ? <p role="status">{t("notYet")}</p> : null}
        {masters === null ? <p role="status">{t("reading")}</p> : null}
        {masters === "failed" ? (
          <p role="alert">
            {t("failed")}{" "}
            <button type="button" className="edit-button" onClick={() => void read()}>
              {t("again")}
            </button>
          </p>
        ) : null}
        {Array.isArray(masters) && fitting.length === 0 ? <p role="status">{t("none")}</p> : null}
        {section.elementId > 0 && fitting.length > 0 ? (
          <ul className="edit-gallery" onKeyDown={moveInGrid}>
            {fitting.map((master) => (
              <li key={master.id}>
                <button
                  type="button"
                  className="edit-choice"
                  aria-pressed={master.id === present}
                  onClick={() => (master.id === present ? onClose() : follow(master.id))}
                >
                  {definition ? <SectionSketch definition={definition} /> : null}
                  <span className="edit-choice-name">{master.title || t("untitled")}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {present === null ? null : (
          <div className="edit-actions">
            <p className="edit-quiet">{t("detachText")}</p>
            <button type="button" className="edit-button" onClick={() => follow(null)}>
              {t("detach")}
            </button>
          </div>
        )}
      </div>
    </EditDialog>
  );
}

function useMasters() {
  const [masters, setMasters] = useState<Masters>(null);
  const read = useCallback(() => {
    let isOver = false;
    setMasters(null);
    void postRoute<{ data: readonly MasterChoice[] }>("edit/masters", {}).then((answer) => {
      if (!isOver) setMasters(answer.ok ? answer.data.data : "failed");
    });
    return () => {
      isOver = true;
    };
  }, []);
  useEffect(() => read(), [read]);
  return { masters, read };
}
