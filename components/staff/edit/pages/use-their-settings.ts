import { useTranslations } from "next-intl";
import { readableValue } from "#components/staff/edit/ui/readable-value.ts";
import type { NamedTerm } from "#lib/staff/edit/pages/page-info.ts";
import type { SettingsDraft } from "./settings-draft.ts";

type Row = readonly [name: string, text: () => string];

/** The settings with these names as saved by somebody else, one line each. */
export function useTheirSettings(
  theirs: ReadonlySet<string>,
  saved: SettingsDraft,
  terms: readonly NamedTerm[],
): readonly string[] {
  const t = useTranslations("edit");
  const titleOf = (id: number) => terms.find((term) => term.id === id)?.title ?? "";
  const rows: Readonly<Record<Exclude<keyof SettingsDraft, "chosenImage" | "chosenPicture">, Row>> =
    {
      title: [t("pages.pageTitle"), () => saved.title],
      slug: [t("pages.address"), () => saved.slug],
      status: [t("pages.status"), () => t(`pages.${saved.status}`)],
      date: [t("pages.date"), () => saved.date.replace("T", " ")],
      excerpt: [t("pages.excerpt"), () => saved.excerpt],
      author: [t("pages.author"), () => saved.author],
      picture: [t("pages.picture"), () => (saved.picture ? t("pages.pictureSet") : "")],
      body: [t("pages.body"), () => readableValue(saved.body)],
      termIds: [t("pages.terms"), () => saved.termIds.map(titleOf).filter(Boolean).join(", ")],
      seoTitle: [t("pages.seoTitle"), () => saved.seoTitle],
      seoDescription: [t("pages.seoText"), () => saved.seoDescription],
      image: [t("pages.search"), () => (saved.image ? t("pages.shareSet") : "")],
    };
  return Object.entries(rows).flatMap(([field, [section, text]]) =>
    theirs.has(field) ? t("label", { section, place: text() || t("conflict.empty") }) : [],
  );
}
