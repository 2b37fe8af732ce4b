"use client";

import { useTranslations } from "next-intl";
import type { DialogProps } from "#components/edit/dialogs/dialogs.tsx";
import { CommandPalette } from "#components/palette/command-palette.tsx";
import { useActions } from "./use-actions.ts";
import { useFinder } from "./use-finder.ts";
import { useSections } from "./use-sections.ts";

/** Everything that can be done on this page, and everywhere that an editor can go from it. */
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
