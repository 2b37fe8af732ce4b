"use client";

import { useTranslations } from "next-intl";
import { Icon } from "#components/kit/ui/icon.tsx";
import { usePaletteOpener } from "./palette-opener.ts";

const ROW =
  "flex min-h-11 w-full shrink-0 items-center gap-2.5 rounded-md border border-line bg-surface px-3 py-1.5 text-start hover:border-brand hover:text-brand";
const ROUND =
  "grid size-11 shrink-0 place-items-center rounded-full hover:bg-brand-soft hover:text-brand";

/** Opens the palette: labelled next to the page, as an icon in the row of phones. */
export function PaletteButton({ isIconOnly = false }: { isIconOnly?: boolean }) {
  const t = useTranslations("admin.palette");
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={usePaletteOpener()}
      className={isIconOnly ? ROUND : ROW}
    >
      <Icon name="search" className={isIconOnly ? "size-6" : undefined} />
      <span className={isIconOnly ? "sr-only" : undefined}>{t("title")}</span>
    </button>
  );
}
