"use client";

import { useTranslations } from "next-intl";
import { useEditState } from "#components/edit/edit-context.tsx";
import type { EditState } from "#components/edit/store/edit-store.ts";

const countIn = ({ operations }: EditState): number => Object.keys(operations).length;

/** How much is unsaved, and what was last said. By itself, as it changes while one types. */
export function EditStatus() {
  const t = useTranslations("edit");
  const count = useEditState(countIn);
  const announcement = useEditState((state) => state.announcement);
  return (
    <p className="edit-status" data-dirty={count > 0 || undefined}>
      <span role="status">{t("unsaved", { count })}</span>
      <span role="status" className="edit-said">
        <span key={announcement.id} className="edit-announcement">
          {announcement.text}
        </span>
      </span>
    </p>
  );
}

/** @param onPress there is something to publish, and it is not on its way */
export function PublishButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations("edit");
  const isSaving = useEditState((state) => state.saving);
  const isOff = useEditState((state) => countIn(state) === 0) || isSaving;
  return (
    <button
      type="button"
      className="edit-button edit-primary"
      aria-label={t("publish")}
      aria-disabled={isOff}
      aria-busy={isSaving || undefined}
      onClick={() => isOff || onPress()}
    >
      {/* Long words may be divided: on phones there is one row for all. */}
      {t("publishLabel")}
    </button>
  );
}
