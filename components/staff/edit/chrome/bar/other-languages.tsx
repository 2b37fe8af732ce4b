"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { useEditState } from "#components/staff/edit/page/edit-context.tsx";
import {
  createDraftShelf,
  type DraftOwner,
  type UnsavedElsewhere,
} from "#components/staff/edit/store/draft-shelf.ts";
import { unsavedBeside } from "#components/staff/edit/store/unsaved.ts";
import { noteClass } from "#components/staff/edit/ui/note-class.ts";

/** This person's unpublished changes in other languages of the site, with links to them. */
export function OtherLanguages({ domain, locale, person }: DraftOwner) {
  const t = useTranslations("edit");
  const { locales } = useSite();
  const isSaving = useEditState((state) => state.saving);
  /** Text typed next to its source is kept for its language while this page is open. */
  const typed = useEditState(unsavedBeside);
  const [unsaved, setUnsaved] = useState<readonly UnsavedElsewhere[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when more or less is typed
  useEffect(() => {
    if (isSaving) return;
    let isOver = false;
    const look = () =>
      void createDraftShelf()
        .elsewhere({ domain, locale, person })
        .then((found) => isOver || setUnsaved(found));
    look();
    window.addEventListener("focus", look);
    return () => {
      isOver = true;
      window.removeEventListener("focus", look);
    };
  }, [domain, locale, person, isSaving, typed]);
  if (unsaved.length === 0) return null;
  const links = unsaved.map(({ locale: other, count, page }) => (
    <a key={other} className="text-(--edit-primary) underline" href={`${page}?editPage=true`}>
      {t("unsavedElsewhere", {
        count,
        language: locales.find(({ code }) => code === other)?.name ?? other,
      })}
    </a>
  ));
  return <p className={noteClass()}>{links}</p>;
}
