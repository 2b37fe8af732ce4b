"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MediaDialog } from "./media-dialog.tsx";

/** Opens the media library from the edit bar. */
export function MediaButton() {
  const t = useTranslations("edit.media");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="edit-button"
        onClick={() => setOpen(true)}
      >
        {t("title")}
      </button>
      <MediaDialog open={isOpen} accept="any" onClose={() => setOpen(false)} />
    </>
  );
}
