"use client";

import { useTranslations } from "next-intl";
import { useDialogTexts } from "#components/kit/providers/dialog-texts.tsx";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import "./beside.css";

/** The bundle dialog with only its texts, if no bundle has been opened. */
export function BundleSample() {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const isOpen = useEditState(({ dialog }) => dialog?.name === "bundle");
  const { bundle } = useDialogTexts();
  return (
    <Dialog open={isOpen} onClose={() => store.getState().close()} label={t("names.bundle")}>
      {bundle?.note}
      <p className="rounded-[0.625rem] border-2 border-dashed border-line-strong px-4 py-3 text-ink [&>figcaption]:text-muted">
        {t("beside.sampleBundle")}
      </p>
      {bundle?.forStaff}
    </Dialog>
  );
}
