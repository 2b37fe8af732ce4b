"use client";

import { useTranslations } from "next-intl";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { CommandPalette } from "#components/staff/palette/command-palette.tsx";
import { useActions } from "./use-actions.ts";
import { useFinder } from "./use-finder.ts";
import { useSections } from "./use-sections.ts";

/** Every action on this page, and every destination for an editor. */
export function PaletteDialog({ onClose, ...actions }: DialogProps<"palette">) {
  const t = useTranslations("edit");
  const groups = [
    { name: t("palette.actions"), commands: useActions(actions) },
    { name: t("sections.title"), commands: useSections() },
  ];
  return (
    <CommandPalette
      label={t("palette.title")}
      hint={t("palette.hint")}
      groups={groups}
      find={useFinder()}
      status={(state, count) =>
        state === "failed"
          ? t("links.searchFailed")
          : state === "searching"
            ? t("links.searching")
            : t("links.found", { count })
      }
      onClose={onClose}
    />
  );
}
