import { useTranslations } from "next-intl";
import type { MediaEntry } from "#lib/edit/media/types.ts";
import type { Library } from "./library-store.ts";
import { nameOf } from "./name-of.ts";

/** What was deleted a moment ago, each with the way back. */
export function UndoBar({
  library,
  leaving,
}: {
  library: Library;
  leaving: readonly MediaEntry[];
}) {
  const t = useTranslations("edit.media.delete");
  if (leaving.length === 0) return null;
  return (
    <ul className="media-undo" aria-label={t("list")}>
      {leaving.map((media) => (
        <li key={media.id}>
          <span>{t("done", { name: nameOf(media) })}</span>
          <button
            type="button"
            className="edit-button"
            aria-label={`${t("undo")}: ${nameOf(media)}`}
            onClick={() => library.undo(media)}
          >
            {t("undo")}
          </button>
        </li>
      ))}
    </ul>
  );
}
