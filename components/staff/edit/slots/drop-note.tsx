"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { useStaffLang } from "#components/staff/ui/staff-lang.tsx";
import { keepPlacing, placeTools } from "./place-tools.ts";
import type { DroppedFile } from "./use-file-drop.ts";

interface Props {
  readonly dropped: DroppedFile;
  readonly onDismiss: () => void;
}

/**
 * The progress of a dropped file, or why it was refused, at the picture itself. The bar has announced it to screen
 * readers.
 */
export function DropNote({ dropped: { node, text, progress }, onDismiss }: Props) {
  const t = useTranslations("edit");
  const staffLang = useStaffLang();
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      keepPlacing(() => {
        if (box.current && node.isConnected) placeTools(box.current, node);
      }),
    [node],
  );
  return (
    <div
      ref={box}
      {...staffLang}
      data-edit-bar=""
      className="tone-bar fixed z-991 flex max-w-[min(24rem,calc(100vw-1rem))] flex-col gap-2 rounded-[0.625rem] px-3 py-2 text-[0.8125rem] shadow-[0_4px_16px_rgb(0_0_0/0.35)]"
    >
      <p className="wrap-anywhere">{text}</p>
      {progress === null ? (
        <StaffButton className="self-start" onClick={onDismiss}>
          {t("dialogClose")}
        </StaffButton>
      ) : (
        <progress aria-label={text} className="edit-drop-progress" max={1} value={progress} />
      )}
    </div>
  );
}
