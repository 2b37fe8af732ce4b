"use client";

import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from "react";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import type { DialogProps, OpenDialog } from "#components/staff/edit/store/open-dialog.ts";
import { useFocusBack } from "#components/staff/edit/ui/use-focus-back.ts";

type Dialogs = {
  readonly [Name in OpenDialog["name"]]?: LazyExoticComponent<ComponentType<DialogProps<Name>>>;
};

/** Each is downloaded when it is first opened. */
const DIALOGS: Dialogs = {
  insertSection: lazy(() =>
    import("#components/staff/edit/insert/insert-dialog.tsx").then(({ InsertDialog }) => ({
      default: InsertDialog,
    })),
  ),
  sections: lazy(() =>
    import("#components/staff/edit/sections/sections-dialog.tsx").then(({ SectionsDialog }) => ({
      default: SectionsDialog,
    })),
  ),
  master: lazy(() =>
    import("#components/staff/edit/sections/master-dialog.tsx").then(({ MasterDialog }) => ({
      default: MasterDialog,
    })),
  ),
  masters: lazy(() =>
    import("#components/staff/edit/masters/masters-dialog.tsx").then(({ MastersDialog }) => ({
      default: MastersDialog,
    })),
  ),
  newPage: lazy(() =>
    import("#components/staff/edit/pages/pages-dialog.tsx").then((module) => ({
      default: module.PagesDialog,
    })),
  ),
  languages: lazy(() =>
    import("#components/staff/edit/languages/languages-dialog.tsx").then((module) => ({
      default: module.LanguagesDialog,
    })),
  ),
  icon: lazy(() =>
    import("#components/staff/edit/pictures/icon-dialog.tsx").then(({ IconDialog }) => ({
      default: IconDialog,
    })),
  ),
  link: lazy(() =>
    import("#components/staff/edit/links/link-dialog.tsx").then(({ LinkDialog }) => ({
      default: LinkDialog,
    })),
  ),
  links: lazy(() =>
    import("#components/staff/edit/links/named-links-dialog.tsx").then(({ NamedLinksDialog }) => ({
      default: NamedLinksDialog,
    })),
  ),
  picture: lazy(() =>
    import("#components/staff/edit/pictures/picture-dialog.tsx").then(({ PictureDialog }) => ({
      default: PictureDialog,
    })),
  ),
  site: lazy(() =>
    import("#components/staff/edit/admin/site-dialog.tsx").then(({ SiteDialog }) => ({
      default: SiteDialog,
    })),
  ),
  caches: lazy(() =>
    import("#components/staff/edit/admin/admin-dialogs.tsx").then(({ CachesDialog }) => ({
      default: CachesDialog,
    })),
  ),
  domains: lazy(() =>
    import("#components/staff/edit/admin/admin-dialogs.tsx").then(({ DomainsDialog }) => ({
      default: DomainsDialog,
    })),
  ),
  // The condition is known at build time, so the import is left out.
  releases:
    process.env.NODE_ENV === "production"
      ? undefined
      : lazy(() =>
          import("#components/staff/edit/admin/releases-dialog.tsx").then(({ ReleasesDialog }) => ({
            default: ReleasesDialog,
          })),
        ),
  media: lazy(() =>
    import("#components/staff/edit/media/library-dialog.tsx").then(({ LibraryDialog }) => ({
      default: LibraryDialog,
    })),
  ),
  palette: lazy(() =>
    import("#components/staff/edit/chrome/commands/palette-dialog.tsx").then(
      ({ PaletteDialog }) => ({
        default: PaletteDialog,
      }),
    ),
  ),
  history: lazy(() =>
    import("#components/staff/edit/history/history-dialog.tsx").then(({ HistoryDialog }) => ({
      default: HistoryDialog,
    })),
  ),
  help: lazy(() =>
    import("#components/staff/edit/chrome/commands/help-dialog.tsx").then(({ HelpDialog }) => ({
      default: HelpDialog,
    })),
  ),
  check: lazy(() =>
    import("#components/staff/edit/check/check-dialog.tsx").then(({ CheckDialog }) => ({
      default: CheckDialog,
    })),
  ),
  review: lazy(() =>
    import("#components/staff/edit/review/review-dialog.tsx").then(({ ReviewDialog }) => ({
      default: ReviewDialog,
    })),
  ),
  settings: lazy(() =>
    import("#components/staff/edit/settings/settings-panel.tsx").then(({ SettingsPanel }) => ({
      default: SettingsPanel,
    })),
  ),
};

/** The open dialog, above the settings from which it was opened. */
export function Dialogs(actions: Pick<DialogProps<"help">, "announce" | "publish" | "exit">) {
  const { store } = useEditContext();
  useFocusBack(store);
  const dialog = useEditState((state) => state.dialog);
  const under = useEditState((state) => state.under);
  return [under, dialog].map((one) => {
    const Dialog = one && (DIALOGS[one.name] as ComponentType<DialogProps<OpenDialog["name"]>>);
    return one && Dialog ? (
      <Suspense key={one.name}>
        <Dialog dialog={one} onClose={() => store.getState().close()} {...actions} />
      </Suspense>
    ) : null;
  });
}
