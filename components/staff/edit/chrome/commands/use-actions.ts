import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { showPlaces, usePlacesShown } from "#components/staff/edit/hints/shown-places.ts";
import {
  useEditContext,
  useEditState,
  useMayChange,
} from "#components/staff/edit/page/edit-context.tsx";
import { BESIDE } from "#components/staff/edit/page/open-shop-dialog.ts";
import { handlerOnPage, noticeOpener, pageSections } from "#components/staff/edit/page/page-dom.ts";
import { useHistory } from "#components/staff/edit/page/use-history.ts";
import { reviewFirst } from "#components/staff/edit/review/review-first.ts";
import type { DialogProps, OpenDialog } from "#components/staff/edit/store/open-dialog.ts";
import type { Command } from "#components/staff/palette/command.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";

type Actions = Omit<DialogProps<"palette">, "dialog" | "onClose">;

const VIEWS = ["phone", "tablet", "desktop", "both"] as const;

/** Every action of the edit bar, and every dialog for the whole page. */
export function useActions({ announce, publish, exit }: Actions): readonly Command[] {
  const t = useTranslations("edit");
  const { store, cacheService } = useEditContext();
  const { locale, locales, defaultLocale } = useSite();
  const history = useHistory(announce);
  const mode = useEditState((state) => state.mode);
  const { open, setMode } = store.getState();
  const mayChangeSections = useMayChange("cms.element");
  const isPreviewed = useEditState(({ view }) => view !== null);
  const isShown = usePlacesShown();
  const dialog = (id: string, label: string, what: OpenDialog): Command => ({
    id,
    label,
    run: () => open(what),
  });
  const handler = handlerOnPage();
  const other = mode === "edit" ? "browse" : "edit";
  return [
    {
      id: "publish",
      label: t("publish"),
      keys: ["Ctrl/Cmd", "S"],
      run: () => reviewFirst(store, publish),
    },
    { id: "undo", label: t("undo"), keys: ["Ctrl/Cmd", "Z"], run: () => history("undo") },
    { id: "redo", label: t("redo"), keys: ["Ctrl/Cmd", "Shift", "Z"], run: () => history("redo") },
    { id: "mode", label: `${t("mode")}: ${t(other)}`, run: () => setMode(other) },
    {
      id: "places",
      label: t(isShown ? "places.hide" : "places.show"),
      run: () => showPlaces(!isShown),
    },
    ...(handler === null || !mayChangeSections
      ? []
      : [
          dialog("insert", t("sections.insert"), {
            name: "insertSection",
            handler,
            after: pageSections(store.getState())?.ids.at(-1) ?? null,
          }),
        ]),
    ...(mayChangeSections
      ? [
          dialog("sections", t("sections.title"), { name: "sections" }),
          dialog("history", t("history.title"), { name: "history" }),
          dialog("masters", t("master.all"), { name: "masters" }),
        ]
      : []),
    dialog("check", t("check.title"), { name: "check" }),
    dialog("pages", t("pages.title"), { name: "newPage" }),
    ...(locales.length > 1
      ? [
          dialog("languages", t("languages.title"), { name: "languages" }),
          {
            id: "translations",
            label: t("languages.wholeSite"),
            // A new document is loaded; unsaved changes are stored, and the browser asks.
            run: () =>
              window.location.assign(
                hrefTo({ name: "adminTranslations" }, { locale, defaultLocale }),
              ),
          },
        ]
      : []),
    dialog("media", t("media.title"), { name: "media" }),
    ...VIEWS.map((view) => ({
      id: `preview-${view}`,
      label: `${t("preview.open")}: ${t(`preview.${view}`)}`,
      run: () => store.getState().preview(view),
    })),
    ...(isPreviewed
      ? [
          {
            id: "preview-end",
            label: t("preview.close"),
            run: () => store.getState().preview(null),
          },
        ]
      : []),
    ...(cacheService ? [dialog("caches", t("admin.caches"), { name: "caches" })] : []),
    dialog("domains", t("admin.domains"), { name: "domains" }),
    ...(process.env.NODE_ENV === "production"
      ? []
      : [dialog("releases", t("admin.releases"), { name: "releases" })]),
    ...BESIDE.map(({ name, open: run }) => ({
      id: name,
      label: t(`names.${name}`),
      run: () => run(store),
    })),
    ...[noticeOpener() ?? []].flat().map((opener) => ({
      id: "cookie",
      label: t("names.cookie"),
      run: () => opener.click(),
    })),
    { ...dialog("help", t("help.title"), { name: "help" }), keys: ["?"] },
    ...(exit ? [{ id: "exit", label: t("exit"), run: exit }] : []),
  ];
}
