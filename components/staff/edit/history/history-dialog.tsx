"use client";

import { useTranslations } from "next-intl";
import { Notice } from "#components/kit/ui/notice.tsx";
import { useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { sectionById } from "#components/staff/edit/page/page-dom.ts";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { KeptHistory } from "./kept-history.tsx";
import { OwnHistory } from "./own-history.tsx";
import { RemovedList } from "./removed-list.tsx";
import { usePasts } from "./use-pasts.ts";

/** The history of the page or of a section: the backend's, else the publishes from this device. */
export function HistoryDialog({ dialog, onClose, announce }: DialogProps<"history">) {
  const t = useTranslations("edit");
  const names = useSectionNames();
  const { elementId } = dialog;
  const section = useEditState((state) =>
    elementId === undefined ? null : sectionById(state, elementId),
  );
  const { state, read } = usePasts(elementId);
  const done = (message: string) => {
    onClose();
    announce(message);
  };
  return (
    <StaffDialog
      open
      wide
      onClose={onClose}
      label={section ? t("history.ofSection", { section: names.of(section) }) : t("history.title")}
      closeLabel={t("dialogClose")}
    >
      <DialogBody
        className="[&_h3]:min-h-[1.5em] [&_h3]:font-[650]"
        aria-busy={state.kind === "reading"}
      >
        {state.kind === "reading" ? <p role="status">{t("pages.loading")}</p> : null}
        {state.kind === "failed" ? (
          <Notice tone="danger" title={t("history.failed")}>
            <StaffButton onClick={() => void read()}>{t("pages.again")}</StaffButton>
          </Notice>
        ) : null}
        {state.kind === "read" ? (
          <KeptHistory pasts={state.pasts} elementId={elementId} onDone={done} />
        ) : null}
        {state.kind === "none" ? <OwnHistory elementId={elementId} onDone={done} /> : null}
        {elementId === undefined ? <RemovedList onDone={done} /> : null}
      </DialogBody>
    </StaffDialog>
  );
}
