"use client";

import { useTranslations } from "next-intl";
import type { TooLong } from "#lib/staff/edit/model/text-length.ts";

/** Shows that a text is above its slot's limit, and by how much. Read out once: the length changes with every key. */
export function LongNote({ long: { limit, length } }: { readonly long: TooLong }) {
  const t = useTranslations("edit.long");
  return (
    <>
      <span role="status">{t("limit", { limit })}</span> <span>{t("now", { length })}</span>
    </>
  );
}
