"use client";

import { useTranslations } from "next-intl";
import { readableValue } from "#components/edit/readable-value.ts";
import { Notice } from "#components/ui/notice.tsx";
import type { PageInfo } from "#lib/edit/pages/page-info.ts";
import type { SettingsDraft } from "./settings-draft.ts";

interface Props {
  theirs: Partial<SettingsDraft>;
  terms: PageInfo["terms"];
}

/** What somebody else has saved in the fields that are changed here, so that nobody replaces it unread. */
export function TheirsNote({ theirs, terms }: Props) {
  const t = useTranslations("edit");
  if (Object.keys(theirs).length === 0) return null;
  const titleOf = (id: number) => terms.find((term) => term.id === id)?.title ?? "";
  const { status, termIds, image } = theirs;
  const rows = [
    [t("pages.pageTitle"), theirs.title],
    [t("pages.address"), theirs.slug],
    [t("pages.status"), status && t(status === "draft" ? "pages.draft" : "pages.published")],
    [t("pages.date"), theirs.date?.replace("T", " ")],
    [t("pages.excerpt"), theirs.excerpt],
    [t("pages.body"), theirs.body && readableValue(theirs.body)],
    [t("pages.terms"), termIds?.map(titleOf).filter(Boolean).join(", ")],
    [t("pages.seoTitle"), theirs.seoTitle],
    [t("pages.seoText"), theirs.seoDescription],
    [t("pages.search"), image && t("pages.shareSet")],
  ].filter(([, text]) => text !== undefined);
  return (
    <Notice tone="warning" title={t("pages.bothChanged")}>
      <ul>
        {rows.map(([name, text]) => (
          <li key={name} dir="auto">
            {t("label", { section: name ?? "", place: text || t("conflict.empty") })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
