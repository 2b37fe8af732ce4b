"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { pageSections, sectionAround, sectionById } from "#components/staff/edit/page/page-dom.ts";
import { revealSection } from "#components/staff/edit/page/reveal.ts";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { ROW } from "#components/staff/ui/row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { withKeys } from "#lib/base/utils/with-keys.ts";
import { type Fault, findFaults } from "./find-faults.ts";
import { weakContrast } from "./weak-colors.ts";

interface Row {
  /** The fault, in words. */
  readonly says: string;
  readonly section: string;
  readonly show: (() => void) | null;
}

/** The places of the page that are hard to use for some visitors, each with a button that shows it. */
export function CheckDialog({ onClose }: DialogProps<"check">) {
  const t = useTranslations("edit");
  const rows = useRows(onClose);
  return (
    <StaffDialog open onClose={onClose} label={t("check.title")} closeLabel={t("dialogClose")}>
      <DialogBody>
        <p>{t("check.text")}</p>
        <p role="status">{t("check.found", { count: rows.length })}</p>
        <ul>
          {withKeys(rows, ({ says, section }) => `${section} ${says}`).map(({ key, item }) => (
            <li key={key} className={ROW}>
              <p className="min-w-0 flex-1 wrap-anywhere">
                <span>{item.says}</span>{" "}
                {item.section === "" ? null : (
                  <small className="block text-muted">
                    <bdi>{item.section}</bdi>
                  </small>
                )}
              </p>
              {item.show ? <StaffButton onClick={item.show}>{t("goTo")}</StaffButton> : null}
            </li>
          ))}
        </ul>
      </DialogBody>
    </StaffDialog>
  );
}

/** The faults at the moment of opening. @param leave closes the dialog before a place is shown */
function useRows(leave: () => void): readonly Row[] {
  const t = useTranslations("edit.check");
  const { store } = useEditContext();
  const names = useSectionNames();
  const [found] = useState(() => {
    const state = store.getState();
    const main = document.querySelector("#main") ?? document.querySelector("main");
    const colors = (pageSections(state)?.ids ?? []).flatMap((id) => {
      const section = sectionById(state, id);
      const ratio = section && weakContrast(state.operations, section);
      return ratio ? [{ id, ratio }] : [];
    });
    return { faults: main ? findFaults(main) : [], colors };
  });
  const nameOf = (id: number | null): string => {
    const section = id === null ? null : sectionById(store.getState(), id);
    return section ? names.of(section) : "";
  };
  const showNode = (node: HTMLElement) => () => {
    leave();
    // The dialog gives the focus back first.
    requestAnimationFrame(() => requestAnimationFrame(() => goTo(node)));
  };
  return [
    ...found.faults.map(({ kind, text, node }: Fault) => ({
      says: t(`fault.${kind}`, { text }),
      section: nameOf(sectionAround(node)),
      show: node && showNode(node),
    })),
    ...found.colors.map(({ id, ratio }) => ({
      says: t("fault.contrast", { ratio }),
      section: nameOf(id),
      show: () => {
        leave();
        requestAnimationFrame(() => requestAnimationFrame(() => revealSection(id)));
      },
    })),
  ];
}

/** Scrolls to a place and focuses its editable element. */
function goTo(node: HTMLElement): void {
  node.scrollIntoView({ block: "center" });
  const field = node.matches("[data-edit], a") ? node : node.querySelector("[data-edit]");
  if (field instanceof HTMLElement) field.focus({ preventScroll: true });
}
