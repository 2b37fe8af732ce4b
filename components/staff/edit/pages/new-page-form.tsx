"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
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
import type { CreatedPage, PageInfo } from "#lib/staff/edit/pages/page-info.ts";
import {
  SHORTEST_SLUG,
  type SlugProblem,
  slugProblem,
  toSlug,
} from "#lib/staff/edit/pages/slug.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { useSlugCheck } from "./use-slug-check.ts";

interface Props {
  info: PageInfo;
  /** The address of the new page; by default, it follows the title. */
  slug?: string;
  onDone: () => void;
  announce: (message: string) => void;
}

interface NewPage {
  readonly title: string;
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
  const { locale, defaultLocale } = useSite();
  const nameOf = useTypeName();
  const { owner } = useEditContext();
  const unsent = useUnsent<NewPage>(owner, `newPage:${wanted ?? ""}`, {
    title: "",
    own: wanted ?? null,
    type: "page",
    template: "",
    status: "published",
  });
  const { values, set } = unsent;
  const { title, own, type, template, status } = values;
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<SlugProblem | null>(null);
  const [fault, setFault] = useState<FailedCall | null>(null);
  const [partial, setPartial] = useState<CreatedPage | null>(null);

  const address = useRef<HTMLInputElement>(null);
  const slug = own ?? toSlug(title, locale);
  const { problem, isChecking } = useSlugCheck(slug);
  const shown = refused ?? problem;

  const open = (page: CreatedPage) => {
    announce(t("pages.created", { title }));
    unsent.settle(values);
    onDone();
    const route = { name: "content", slug: page.slug.split("/") } as const;
    router.push(`${hrefTo(route, { locale, defaultLocale })}?editPage=true`);
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
    const sections = type === "page" && template !== "" ? { template } : {};
    const made = await callStaff("edit/page/create", {
      title,
      slug,
      type,
      status,
      ...sections,
    });
    setSending(false);
    if (!made.ok) {
      if (made.error.status === 409) return setRefused("taken");
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
      {type === "page" ? (
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
          <option value="published">{t("pages.published")}</option>
          <option value="draft">{t("pages.draft")}</option>
        </SelectField>
      ) : (
        <p>{t("pages.noDrafts")}</p>
      )}
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
  );
}
