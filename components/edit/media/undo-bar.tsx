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
          <button type="button" className="edit-button" onClick={() => library.undo(media)}>
            {t("undo")}
            <span className="sr-only"> {nameOf(media)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
