"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { SelectField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { UnsentNotes } from "#components/staff/edit/drafts/unsent-notes.tsx";
import { useTypeName } from "#components/staff/edit/page/use-type-name.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { NamedTerm, PageInfo } from "#lib/staff/edit/pages/page-info.ts";
import { leftToRight } from "#lib/staff/left-to-right.ts";
import {
  PageLanguageField,
  PageSlugField,
  PageStatusField,
  PageTitleField,
} from "./page-place-fields.tsx";
import { PostFields, type PostPicture, PostPictureDialog } from "./post-fields.tsx";
import { type NewPage, useNewPage } from "./use-new-page.ts";

interface Props {
  info: PageInfo;
  /** The address of the new page; by default, it follows the title. */
  slug?: string;
  onDone: () => void;
  announce: (message: string) => void;
}

/** Creates a page or post and opens it. The address follows the title until it is edited. */
export function NewPageForm({ info, slug: wanted, onDone, announce }: Props) {
  const t = useTranslations("edit");
  const { canUpdate } = info;
  const page = useNewPage({ slug: wanted, canUpdate, onDone, announce });
  const { unsent, slug, isSending, fault } = page;
  const { values, set } = unsent;
  const [picking, setPicking] = useState<PostPicture | null>(null);
  const address = useRef<HTMLInputElement>(null);
  const setPlace = (part: Partial<NewPage>) => {
    set(part);
    page.forgetRefusal();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await page.create())) address.current?.focus();
  };

  const problems = fault ? <Notice tone="danger" title={t(`reason.${fault}`)} /> : null;
  if (page.partial) return <PartlyCopied page={page} problems={problems} />;

  return (
    <>
      <form className="grid gap-4" onSubmit={(event) => void send(event)}>
        {problems}
        <UnsentNotes {...unsent} theirs={[]} announce={announce} />
        <PageTitleField title={values.title} onTitle={(title) => setPlace({ title })} />
        <PageSlugField
          ref={address}
          slug={slug.value}
          problem={slug.problem}
          isChecking={slug.isChecking}
          hint={t("pages.addressHint", { address: leftToRight(`/${slug.value}`) })}
          onSlug={(own) => setPlace({ own })}
        />
        <PageLanguageField
          language={values.language}
          onLanguage={(language) => setPlace({ language })}
        />
        <TypeAndTemplate info={info} values={values} mayCopy={page.mayCopy} set={set} />
        {canUpdate ? (
          <PageStatusField
            status={values.status}
            first="draft"
            onStatus={(status) => set({ status })}
          />
        ) : (
          <p>{t("pages.noDrafts")}</p>
        )}
        <Content isOpen={values.type !== "page"} key={values.type === "page" ? "page" : "post"}>
          <PostFields
            draft={values}
            set={set}
            title={values.title}
            slug={slug.value}
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

interface PartlyCopiedProps {
  readonly page: ReturnType<typeof useNewPage>;
  readonly problems: ReactNode;
}

/**
 * The page was created, but sections of its template are missing: offers to copy them again, or to open the page as it
 * is.
 */
function PartlyCopied({ page, problems }: PartlyCopiedProps) {
  const t = useTranslations("edit.pages");
  const { partial, unsent, isSending } = page;
  if (!partial) return null;
  return (
    <div className="grid gap-4">
      {problems}
      <Notice
        tone="warning"
        title={t("partly", { title: unsent.values.title, count: partial.missing.length })}
      />
      <ButtonRow>
        <StaffButton onClick={() => page.open(partial)}>{t("openAnyway")}</StaffButton>
        <StaffButton
          variant="primary"
          aria-disabled={isSending}
          onClick={() => void page.copyAgain(partial)}
        >
          {t("again")}
        </StaffButton>
      </ButtonRow>
    </div>
  );
}

interface TypeProps {
  readonly info: PageInfo;
  readonly values: NewPage;
  readonly mayCopy: boolean;
  readonly set: (part: Partial<NewPage>) => void;
}

/** The type of a new page, and the page whose sections it starts with. */
function TypeAndTemplate({ info, values, mayCopy, set }: TypeProps) {
  const t = useTranslations("edit.pages");
  const nameOf = useTypeName();
  return (
    <>
      <SelectField
        label={t("type")}
        value={values.type}
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
          label={t("template")}
          hint={t("templateHint")}
          value={values.template}
          onChange={(event) => set({ template: event.target.value })}
        >
          <option value="">{t("empty")}</option>
          {info.templates.map((page) => (
            <option key={page.slugMain} value={page.slugMain}>
              {page.title}
            </option>
          ))}
        </SelectField>
      ) : null}
    </>
  );
}

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
