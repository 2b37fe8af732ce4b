"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { chooseLanguage } from "#components/staff/admin/choose-language.ts";
import { logOut } from "#components/staff/admin/leave-admin.ts";
import type { CommandGroup } from "#components/staff/palette/command.ts";
import type { FindCommands } from "#components/staff/palette/use-found.ts";
import { usePaletteKey } from "#components/staff/palette/use-palette-key.ts";
import { refuseStrayDrops } from "#lib/base/browser/stray-drops.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import { PaletteOpener } from "./palette-opener.ts";

const CommandPalette = lazy(async () => ({
  default: (await import("#components/staff/palette/command-palette.tsx")).CommandPalette,
}));

interface Props {
  /** The screens of the admin area that this site has, as its navigation names them. */
  readonly screens: readonly { readonly label: string; readonly href: string }[];
  /** Whether pages that are found open in edit mode. */
  readonly mayEdit: boolean;
  /** The address of the site as shoppers see it. */
  readonly home: string;
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly children: ReactNode;
}

// Every surface has its own document, so every link is a full load.
const goTo = (href: string) => () => window.location.assign(href);

/** The same page in edit mode. */
const editHref = (address: string): string => {
  const url = new URL(address, window.location.origin);
  url.searchParams.set("editPage", "true");
  return url.href;
};

/** The palette of the admin area: its screens, the pages of the site to edit, and the actions of the navigation. */
export function AdminPalette({ screens, mayEdit, home, languages, children }: Props) {
  const t = useTranslations("admin");
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  usePaletteKey(open);
  useEffect(() => refuseStrayDrops(), []);
  const groups: readonly CommandGroup[] = [
    {
      name: t("nav"),
      commands: screens.map(({ label, href }) => ({
        id: `screen-${href}`,
        label,
        run: goTo(href),
      })),
    },
    {
      name: t("palette.actions"),
      commands: [
        { id: "home", label: t("backToSite"), run: goTo(home) },
        { id: "logout", label: t("logout"), run: () => void logOut() },
        ...languages.map(({ code, name }) => ({
          id: `language-${code}`,
          label: `${t("frame.language")}: ${name}`,
          run: () => chooseLanguage(code),
        })),
      ],
    },
  ];
  const find: FindCommands = async (search) => {
    const answer = await callStaff("edit/links/search", { search });
    if (!answer.ok) return null;
    const commands = answer.data.items.map(({ type, id, title, address }) => ({
      id: `page-${type}-${id}`,
      label: title,
      detail: address,
      run: goTo(mayEdit ? editHref(address) : address),
    }));
    return commands.length > 0 ? [{ name: t("palette.pages"), commands }] : [];
  };
  return (
    <PaletteOpener value={open}>
      {children}
      {isOpen ? (
        <Suspense fallback={null}>
          <CommandPalette
            label={t("palette.title")}
            hint={t("palette.hint")}
            groups={groups}
            find={find}
            status={(state, count) =>
              state === "failed"
                ? t("palette.failed")
                : state === "searching"
                  ? t("palette.searching")
                  : t("palette.found", { count })
            }
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </PaletteOpener>
  );
}
