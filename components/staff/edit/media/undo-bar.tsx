import { useTranslations } from "next-intl";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";
import type { Library } from "./library-store.ts";
import { nameOf } from "./name-of.ts";

/** The recently deleted files, each with an undo button. */
export function UndoBar(props: {
  library: Library;
  leaving: readonly MediaEntry[];
  /** The last deletion was undone: the bar is gone. */
  onUndone: () => void;
}) {
  const { library, leaving, onUndone } = props;
  const t = useTranslations("edit.media.delete");
  if (leaving.length === 0) return null;
  return (
    <ul
      className="sticky bottom-2 z-1 grid gap-2"
      aria-label={t("list")}
      onPointerEnter={() => library.hold(true)}
      onPointerLeave={({ currentTarget }) =>
        library.hold(currentTarget.contains(document.activeElement))
      }
      onFocus={() => library.hold(true)}
      onBlur={() => library.hold(false)}
    >
      {leaving.map((media) => (
        <li
          key={media.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-[0.5rem] bg-(--ink) px-3 py-2 text-(--surface)"
        >
          <span>{t("done", { name: nameOf(media) })}</span>
          <StaffButton
            aria-label={`${t("undo")}: ${nameOf(media)}`}
            onClick={() => {
              library.undo(media);
              onUndone();
            }}
          >
            {t("undo")}
          </StaffButton>
        </li>
      ))}
    </ul>
  );
}
