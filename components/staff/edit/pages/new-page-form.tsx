"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { UnsentNotes } from "#components/staff/edit/drafts/unsent-notes.tsx";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { useTypeName } from "#components/staff/edit/page/use-type-name.ts";
import { FullNote } from "#components/staff/edit/ui/full-note.tsx";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { useUnsent } from "#components/staff/unsent/use-unsent.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import type { CreatedPage, NamedTerm, PageInfo } from "#lib/staff/edit/pages/page-info.ts";
import {
  SHORTEST_SLUG,
  type SlugProblem,
  slugProblem,
  toSlug,
} from "#lib/staff/edit/pages/slug.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { EMPTY_POST, type PostDraft, postChanges } from "./post-draft.ts";
import { PostFields, type PostPicture, PostPictureDialog } from "./post-fields.tsx";
import { useSlugCheck } from "./use-slug-check.ts";

interface Props {
  info: PageInfo;
  /** The address of the new page; by default, it follows the title. */
  slug?: string;
  onDone: () => void;
  announce: (message: string) => void;
}

interface NewPage extends PostDraft {
  readonly title: string;
  readonly language: string;
  /** The address that somebody wrote. */
  readonly own: string | null;
  readonly type: string;
  /** Page whose sections are copied. */
  readonly template: string;
  readonly status: "draft" | "published";
}

/** Creates a page or post and opens it. The address follows the title until it is edited. */
export function NewPageForm({ info, slug: wanted, onDone, announce }: Props) {
  const t = useTranslations("edit");
  const router = useRouter();
  const { locale, locales, defaultLocale, timeZone } = useSite();
  const nameOf = useTypeName();
  const { owner } = useEditContext();
  const unsent = useUnsent<NewPage>(owner, `newPage:${wanted ?? ""}`, {
    title: "",
    own: wanted ?? null,
    type: "page",
    template: "",
    // An empty page is nothing for visitors yet.
    status: info.canUpdate ? "draft" : "published",
    language: locale,
    ...EMPTY_POST,
  });
  const { values, set } = unsent;
  const { title, own, type, template, status, language } = values;
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<SlugProblem | null>(null);
  const [fault, setFault] = useState<FailedCall | "markup" | null>(null);
  const [picking, setPicking] = useState<PostPicture | null>(null);
  const [partial, setPartial] = useState<CreatedPage | null>(null);

  const address = useRef<HTMLInputElement>(null);
  const slug = own ?? toSlug(title, language);
  const { problem, isChecking } = useSlugCheck(slug, { language });
  const shown = refused ?? problem;
  // The templates are those of the language that is shown.
  const mayCopy = type === "page" && language === locale;

  const open = (page: CreatedPage) => {
    announce(t("pages.created", { title }));
    unsent.settle(values);
    onDone();
    const route = { name: "content", slug: page.slug.split("/") } as const;
    router.push(`${hrefTo(route, { locale: language, defaultLocale })}?editPage=true`);
    router.refresh();
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = slugProblem(slug) ?? problem;
    setRefused(wrong);
    if (wrong) address.current?.focus();
    if (wrong || isSending) return;
    setSending(true);
    setFault(null);
    const content = postChanges(EMPTY_POST, values, timeZone);
    const made = await callStaff(
      "edit/page/create",
      { title, slug, type, status, ...content, ...(mayCopy && template !== "" && { template }) },
      { language },
    );
    setSending(false);
    if (!made.ok) {
      if (made.error.status === 409) return setRefused("taken");
      if (made.error.message === "body: markup") return setFault("markup");
      return setFault(failedReason(made.error));
    }
    if (made.data.missing.length > 0) return setPartial(made.data);
    open(made.data);
  };

  const copyAgain = async (page: CreatedPage) => {
    setSending(true);
    setFault(null);
    const copied = await callStaff("edit/page/copy", {
      from: template,
      to: page.slugMain,
      sections: page.missing,
    });
    setSending(false);
    if (!copied.ok) return setFault(failedReason(copied.error));
    const { missing } = copied.data;
    if (missing.length > 0) return setPartial({ ...page, missing });
    open(page);
  };

  const problems = fault ? <Notice tone="danger" title={t(`reason.${fault}`)} /> : null;
  if (partial)
    return (
      <div className="grid gap-4">
        {problems}
        <Notice
          tone="warning"
          title={t("pages.partly", { title, count: partial.missing.length })}
        />
        <ButtonRow>
          <StaffButton onClick={() => open(partial)}>{t("pages.openAnyway")}</StaffButton>
          <StaffButton
            variant="primary"
            aria-disabled={isSending}
            onClick={() => isSending || void copyAgain(partial)}
          >
            {t("pages.again")}
          </StaffButton>
        </ButtonRow>
      </div>
    );

  return (
    <>
      <form className="grid gap-4" onSubmit={(event) => void send(event)}>
        {problems}
        <UnsentNotes {...unsent} theirs={[]} announce={announce} />
        <TextField
          label={t("pages.pageTitle")}
          required
          maxLength={500}
          dir="auto"
          value={title}
          onChange={(event) => {
            set({ title: event.target.value });
            setRefused(null);
          }}
        />
        <FullNote text={title} limit={500} />
        <TextField
          ref={address}
          label={t("pages.address")}
          required
          dir="auto"
          autoCapitalize="none"
          spellCheck={false}
          value={slug}
          error={shown ? t(`pages.slug.${shown}`, { count: SHORTEST_SLUG }) : undefined}
          hint={isChecking ? t("pages.checking") : t("pages.addressHint", { address: `/${slug}` })}
          onChange={(event) => {
            set({ own: event.target.value });
            setRefused(null);
          }}
        />
        {locales.length > 1 ? (
          <SelectField
            label={t("pages.language")}
            value={language}
            onChange={(event) => {
              set({ language: event.target.value });
              setRefused(null);
            }}
          >
            {locales.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
        <SelectField
          label={t("pages.type")}
          value={type}
          onChange={(event) => set({ type: event.target.value })}
        >
          {info.types.map((one) => (
            <option key={one.slug} value={one.slug}>
              {nameOf(one)}
            </option>
          ))}
        </SelectField>
        {mayCopy ? (
          <SelectField
            label={t("pages.template")}
            hint={t("pages.templateHint")}
            value={template}
            onChange={(event) => set({ template: event.target.value })}
          >
            <option value="">{t("pages.empty")}</option>
            {info.templates.map((page) => (
              <option key={page.slugMain} value={page.slugMain}>
                {page.title}
              </option>
            ))}
          </SelectField>
        ) : null}
        {info.canUpdate ? (
          <SelectField
            label={t("pages.status")}
            value={status}
            onChange={(event) =>
              set({ status: event.target.value === "draft" ? "draft" : "published" })
            }
          >
            <option value="draft">{t("pages.draft")}</option>
            <option value="published">{t("pages.published")}</option>
          </SelectField>
        ) : (
          <p>{t("pages.noDrafts")}</p>
        )}
        <Content isOpen={type !== "page"} key={type === "page" ? "page" : "post"}>
          <PostFields
            draft={values}
            set={set}
            title={title}
            slug={slug}
            terms={NO_TERMS}
            revision={unsent.revision}
            onPick={setPicking}
          />
        </Content>
        <ButtonRow>
          <StaffButton
            type="submit"
            variant="primary"
            aria-disabled={isSending}
            aria-busy={isSending || undefined}
          >
            {t("pages.create")}
          </StaffButton>
        </ButtonRow>
      </form>
      <PostPictureDialog
        picture={picking}
        draft={values}
        set={set}
        onClose={() => setPicking(null)}
      />
    </>
  );
}

const NO_TERMS: readonly NamedTerm[] = [];

/** The content of a post: open for posts, which are read; behind a line for pages, which are made of sections. */
function Content({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const t = useTranslations("edit.pages");
  // The editor of the text is downloaded when it is needed.
  const [isShown, setShown] = useState(isOpen);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setShown((before) => before || currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t("content")}</summary>
      {isShown ? <div className="grid gap-4 pt-2">{children}</div> : null}
    </details>
  );
}
