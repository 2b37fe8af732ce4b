"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { FullNote } from "#components/staff/edit/ui/full-note.tsx";
import { SHORTEST_SLUG, type SlugProblem } from "#lib/staff/edit/pages/slug.ts";

interface TitleProps {
  readonly title: string;
  readonly onTitle: (title: string) => void;
}

/** The title of a page. */
export function PageTitleField({ title, onTitle }: TitleProps) {
  const t = useTranslations("edit.pages");
  return (
    <>
      <TextField
        label={t("pageTitle")}
        required
        maxLength={500}
        dir="auto"
        value={title}
        onChange={(event) => onTitle(event.target.value)}
      />
      <FullNote text={title} limit={500} />
    </>
  );
}

interface SlugProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly slug: string;
  readonly problem: SlugProblem | null;
  readonly isChecking: boolean;
  readonly hint: string | undefined;
  readonly onSlug: (slug: string) => void;
}

/** The address of a page, with the problem that it has. */
export function PageSlugField({ ref, slug, problem, isChecking, hint, onSlug }: SlugProps) {
  const t = useTranslations("edit.pages");
  return (
    <TextField
      ref={ref}
      label={t("address")}
      required
      dir="auto"
      autoCapitalize="none"
      spellCheck={false}
      value={slug}
      error={problem ? t(`slug.${problem}`, { count: SHORTEST_SLUG }) : undefined}
      hint={isChecking ? t("checking") : hint}
      onChange={(event) => onSlug(event.target.value)}
    />
  );
}

interface LanguageProps {
  readonly language: string;
  readonly onLanguage: (language: string) => void;
}

/** The language of a new page, on sites with several. */
export function PageLanguageField({ language, onLanguage }: LanguageProps) {
  const t = useTranslations("edit.pages");
  const { locales } = useSite();
  if (locales.length < 2) return null;
  return (
    <SelectField
      label={t("language")}
      value={language}
      onChange={(event) => onLanguage(event.target.value)}
    >
      {locales.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

type Status = "draft" | "published";

interface StatusProps {
  readonly status: Status;
  /** The status that is offered first. */
  readonly first: Status;
  readonly onStatus: (status: Status) => void;
}

/** Whether visitors see a page. */
export function PageStatusField({ status, first, onStatus }: StatusProps) {
  const t = useTranslations("edit.pages");
  const offered: readonly Status[] =
    first === "draft" ? ["draft", "published"] : ["published", "draft"];
  return (
    <SelectField
      label={t("status")}
      value={status}
      onChange={(event) => onStatus(event.target.value === "draft" ? "draft" : "published")}
    >
      {offered.map((one) => (
        <option key={one} value={one}>
          {t(one)}
        </option>
      ))}
    </SelectField>
  );
}
