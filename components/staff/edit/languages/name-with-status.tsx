"use client";

import { useTranslations } from "next-intl";
import { countIn, type LanguageStatus } from "#lib/staff/edit/languages/statuses.ts";
import { useLanguageStatus } from "./use-language-status.ts";

/** A language's name, with the status of the page in it once that is known. */
export function NameWithStatus({ name, locale }: { name: string; locale: string }) {
  const t = useTranslations("edit.languages");
  const { status } = useLanguageStatus();
  const state = status?.page ? t(`state.${stateOf(status, locale)}`) : null;
  // A separate element, because it replaces another one, whose text a translation tool may have changed.
  return <span>{state === null ? name : t("button", { name, status: state })}</span>;
}

/** The status of a page in one language: the worst of its own and its sections'. */
function stateOf({ page, rows }: LanguageStatus, locale: string) {
  const own = page?.cells[locale]?.status ?? "missing";
  const { missing, outdated } = countIn(rows, locale);
  if (own === "missing" || missing > 0) return "missing";
  if (own === "outdated" || outdated > 0) return "outdated";
  return own;
}
