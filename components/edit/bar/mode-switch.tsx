"use client";

import { useTranslations } from "next-intl";
import { useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import type { Mode } from "#components/edit/store/types.ts";

const MODES: readonly Mode[] = ["edit", "browse"];

/** Edit: a click in a text writes. Browse: the page works as for shoppers, with the edits kept. */
export function ModeSwitch() {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const mode = useEditState((state) => state.mode);
  return (
    <fieldset className="edit-modes">
      <legend className="sr-only">{t("mode")}</legend>
      {MODES.map((name) => (
        <button
          key={name}
          type="button"
          className="edit-button"
          aria-pressed={mode === name}
          onClick={() => store.getState().setMode(name)}
        >
          {t(name)}
        </button>
      ))}
    </fieldset>
  );
}
