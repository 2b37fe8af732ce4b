"use client";

import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { useEditContext } from "#components/edit/edit-context.tsx";
import { PreviewButton } from "#components/edit/frames/preview-button.tsx";
import { MediaButton } from "#components/edit/media/media-button.tsx";
import { PageTools } from "#components/edit/pages/page-tools.tsx";

/** The bar's tools that are not about the change at hand: in the bar where it has room, else behind `More`. */
export function BarTools({ exit }: { exit: () => void }) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const id = useId();
  const tools = useRef<HTMLDivElement>(null);
  const { open } = store.getState();
  return (
    <>
      <button
        type="button"
        className="edit-button edit-icon edit-outlined edit-more"
        popoverTarget={id}
        aria-haspopup="true"
        aria-label={t("more")}
        title={t("more")}
      >
        <span aria-hidden="true">•••</span>
      </button>
      <div
        ref={tools}
        id={id}
        popover="auto"
        className="edit-tools"
        onClickCapture={() => tools.current?.hidePopover?.()}
      >
        <PreviewButton />
        <MediaButton />
        <PageTools />
        <button
          type="button"
          className="edit-button"
          aria-haspopup="dialog"
          onClick={() => open({ name: "sections" })}
        >
          {t("sections.title")}
        </button>
        <button
          type="button"
          className="edit-button"
          aria-haspopup="dialog"
          onClick={() => open({ name: "history" })}
        >
          {t("history.title")}
        </button>
        <button
          type="button"
          className="edit-button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => open({ name: "palette" })}
        >
          {t("palette.title")}
        </button>
        <button
          type="button"
          className="edit-button edit-help"
          aria-label={t("help.title")}
          title={t("help.title")}
          aria-haspopup="dialog"
          onClick={() => open({ name: "help" })}
        >
          <span aria-hidden="true">?</span>
        </button>
        <button type="button" className="edit-button edit-exit" onClick={exit}>
          {t("exit")}
        </button>
      </div>
    </>
  );
}
