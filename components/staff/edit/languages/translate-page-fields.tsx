"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useMemo } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { BodyField } from "#components/staff/edit/pages/body-field.tsx";
import { toDraft } from "#components/staff/edit/pages/settings-draft.ts";
import { readableValue } from "#components/staff/edit/ui/readable-value.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { SHORTEST_SLUG } from "#lib/staff/edit/pages/slug.ts";
import { leftToRight } from "#lib/staff/left-to-right.ts";
import { BesideSource } from "./beside-source.tsx";
import { type PageTextsProps, usePageTexts } from "./use-page-texts.ts";

interface Props extends PageTextsProps {
  from: string;
  nameOf: (language: string) => string;
}

const LINES = [
  ["title", "pageTitle", 500],
  ["slug", "address", 500],
  ["seoTitle", "seoTitle", 500],
] as const;
const TEXTS = [
  ["excerpt", "excerpt", 5_000],
  ["seoDescription", "seoText", 2_000],
] as const;

/**
 * Title, address, summary, text and search texts, next to their sources. They are saved immediately, only in their
 * language; unsent input is shared with that page's settings.
 */
export function TranslatePageFields(props: Props) {
  const t = useTranslations("edit");
  const texts = usePageTexts(props);
  const { fault } = texts;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void texts.save();
  };
  return (
    <form className="grid gap-5" onSubmit={submit}>
      {fault ? (
        <Notice
          tone="danger"
          title={fault === "changed" ? t("pages.changed") : t(`reason.${fault}`)}
        />
      ) : null}
      {texts.isBroughtBack ? <p role="status">{t("languages.broughtBack")}</p> : null}
      <PageTextFields {...props} texts={texts} />
      {props.pair.isHome ? null : (
        <SelectField
          label={t("pages.status")}
          value={texts.draft.status}
          onChange={({ target: { value } }) =>
            texts.set({ status: value === "draft" ? "draft" : "published" })
          }
        >
          <option value="published">{t("pages.published")}</option>
          <option value="draft">{t("pages.draft")}</option>
        </SelectField>
      )}
      <ButtonRow>
        <StaffButton
          type="submit"
          variant="primary"
          aria-disabled={!texts.canSave}
          aria-busy={texts.isSending || undefined}
        >
          {t("pages.save")}
        </StaffButton>
      </ButtonRow>
    </form>
  );
}

/** The fields of the texts, each next to its source. */
function PageTextFields(props: Props & { texts: ReturnType<typeof usePageTexts> }) {
  const { pair, from, language, nameOf, texts } = props;
  const { draft, set, wrong } = texts;
  const t = useTranslations("edit");
  const { timeZone } = useSite();
  const shown = useMemo(() => toDraft(pair.source, timeZone), [pair.source, timeZone]);
  const labelOf = (code: string, place: string) => t("label", { section: nameOf(code), place });
  const beside = (name: string, text: string, field: ReactNode) => (
    <BesideSource
      key={name}
      label={labelOf(from, name)}
      language={from}
      text={text || t("conflict.empty")}
    >
      {field}
    </BesideSource>
  );
  return (
    <>
      {LINES.filter(([name]) => name !== "slug" || !pair.isHome).map(([name, key, limit]) =>
        beside(
          t(`pages.${key}`),
          shown[name],
          <TextField
            label={labelOf(language, t(`pages.${key}`))}
            lang={language}
            dir="auto"
            required={name !== "seoTitle"}
            maxLength={limit}
            value={draft[name]}
            error={
              name === "slug" && wrong
                ? t(`pages.slug.${wrong}`, { count: SHORTEST_SLUG })
                : undefined
            }
            onChange={(event) => set({ [name]: event.target.value })}
          />,
        ),
      )}
      {texts.mayRedirect ? (
        <Checkbox
          label={t("pages.redirect", { address: leftToRight(`/${pair.target.slug}`) })}
          checked={texts.isRedirecting}
          onChange={(event) => texts.setRedirecting(event.target.checked)}
        />
      ) : null}
      {TEXTS.map(([name, key, limit]) =>
        beside(
          t(`pages.${key}`),
          shown[name],
          <TextArea
            label={labelOf(language, t(`pages.${key}`))}
            lang={language}
            dir="auto"
            rows={3}
            maxLength={limit}
            value={draft[name]}
            onChange={(event) => set({ [name]: event.target.value })}
          />,
        ),
      )}
      {shown.body || draft.body
        ? beside(
            t("pages.body"),
            readableValue(shown.body),
            <BodyField
              key={texts.revision}
              label={labelOf(language, t("pages.body"))}
              lang={language}
              value={draft.body}
              onChange={(body) => set({ body })}
            />,
          )
        : null}
    </>
  );
}
