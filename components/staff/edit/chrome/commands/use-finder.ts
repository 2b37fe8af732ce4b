import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { EVERYTHING, theLibrary } from "#components/staff/edit/media/library-store.ts";
import { nameOf } from "#components/staff/edit/media/name-of.ts";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { keepEditing } from "#components/staff/edit/page/keep-editing.ts";
import type { Command } from "#components/staff/palette/command.ts";
import type { FindCommands } from "#components/staff/palette/use-found.ts";
import { callStaff } from "#lib/staff/call-staff.ts";

/** The most files in the list: the library has the rest. */
const MOST_FILES = 6;

/**
 * Finds pages of the site by their titles, and files of the library. If one of them fails, the other is still shown.
 */
export function useFinder(): FindCommands {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const router = useRouter();
  return async (typed) => {
    const [pages, files] = await Promise.all([
      callStaff("edit/links/search", { search: typed, type: "any" }),
      callStaff("edit/media/list", { ...EVERYTHING, search: typed, page: 1 }),
    ]);
    if (!pages.ok && !files.ok) return null;
    const toPage: readonly Command[] = (pages.ok ? pages.data.items : []).map(
      ({ type, id, title, address }) => ({
        id: `page-${type}-${id}`,
        label: title,
        detail: `${t(`links.types.${type}`)} · ${address}`,
        run: () => {
          const href = keepEditing(address, window.location.href);
          if (href !== null) router.push(href);
        },
      }),
    );
    const toFile: readonly Command[] = (files.ok ? files.data.items : [])
      .slice(0, MOST_FILES)
      .map((media) => ({
        id: `media-${media.id}`,
        label: nameOf(media),
        run: () => {
          theLibrary("any").narrow({ ...EVERYTHING, search: nameOf(media) });
          store.getState().open({ name: "media" });
        },
      }));
    return [
      { name: t("pages.open"), commands: toPage },
      { name: t("media.title"), commands: toFile },
    ].filter(({ commands }) => commands.length > 0);
  };
}
