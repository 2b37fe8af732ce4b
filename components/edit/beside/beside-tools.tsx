"use client";

import { useTranslations } from "next-intl";
import { useEditContext } from "#components/edit/edit-context.tsx";
import { BESIDE } from "./open-beside.ts";

/** Opens the shoppers' dialogs next to the page. */
export function BesideTools() {
  const t = useTranslations("edit.names");
  const { store } = useEditContext();
  return BESIDE.map(({ name, open }) => (
    <button
      key={name}
      type="button"
      className="edit-button"
      aria-haspopup="dialog"
      onClick={() => open(store)}
    >
      {t(name)}
    </button>
  ));
}
