"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { writeStaff } from "#components/staff/admin/frame/with-password.ts";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { useUnsent } from "#components/staff/unsent/use-unsent.ts";
import type { CreatedPage } from "#lib/staff/edit/pages/page-info.ts";
import { type SlugProblem, slugProblem, toSlug } from "#lib/staff/edit/pages/slug.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { EMPTY_POST, type PostDraft, postChanges } from "./post-draft.ts";
import { useSlugCheck } from "./use-slug-check.ts";

/** The input of the form for a new page or post. */
export interface NewPage extends PostDraft {
  readonly title: string;
  readonly language: string;
  /** The address typed by the editor. */
  readonly own: string | null;
  readonly type: string;
  /** Page whose sections are copied. */
  readonly template: string;
  readonly status: "draft" | "published";
}

interface Options {
  /** The address of the new page; by default, it follows the title. */
  readonly slug: string | undefined;
  /** Whether the person may change the page later. */
  readonly canUpdate: boolean;
  readonly onDone: () => void;
  readonly announce: (message: string) => void;
}

/**
 * A new page or post: the input, the check of its address, and its creation. `partial`: the page exists, but sections
 * of its template are missing, and copying can be repeated.
 */
export function useNewPage({ slug: wanted, canUpdate, onDone, announce }: Options) {
  const t = useTranslations("edit.pages");
  const router = useRouter();
  const { locale, defaultLocale, timeZone } = useSite();
  const { owner } = useEditContext();
  const unsent = useUnsent<NewPage>(owner, `newPage:${wanted ?? ""}`, {
    title: "",
    own: wanted ?? null,
    type: "page",
    template: "",
    // An empty page is nothing for visitors yet.
    status: canUpdate ? "draft" : "published",
    language: locale,
    ...EMPTY_POST,
  });
  const { values } = unsent;
  const { title, own, type, template, status, language } = values;
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<SlugProblem | null>(null);
  const [fault, setFault] = useState<FailedCall | "markup" | null>(null);
  const [partial, setPartial] = useState<CreatedPage | null>(null);
  const slug = own ?? toSlug(title, language);
  const { problem, isChecking } = useSlugCheck(slug, { language });
  // The templates are those of the language that is shown.
  const mayCopy = type === "page" && language === locale;

  const open = (page: CreatedPage) => {
    announce(t("created", { title }));
    unsent.settle(values);
    onDone();
    const route = { name: "content", slug: page.slug.split("/") } as const;
    router.push(`${hrefTo(route, { locale: language, defaultLocale })}?editPage=true`);
    router.refresh();
  };

  /** Creates the page and opens it; false if its address cannot be used. */
  const create = async (): Promise<boolean> => {
    const wrong = slugProblem(slug) ?? problem;
    setRefused(wrong);
    if (wrong) return false;
    if (isSending) return true;
    setSending(true);
    setFault(null);
    const content = postChanges(EMPTY_POST, values, timeZone);
    const made = await writeStaff(
      "edit/page/create",
      { title, slug, type, status, ...content, ...(mayCopy && template !== "" && { template }) },
      { language },
    );
    setSending(false);
    if (made.ok && made.data.missing.length === 0) open(made.data);
    else if (made.ok) setPartial(made.data);
    else if (made.error.status === 409) setRefused("taken");
    else setFault(made.error.message === "body: markup" ? "markup" : failedReason(made.error));
    return true;
  };

  const copyAgain = async (page: CreatedPage) => {
    if (isSending) return;
    setSending(true);
    setFault(null);
    const copied = await writeStaff("edit/page/copy", {
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

  return {
    unsent,
    slug: { value: slug, problem: refused ?? problem, isChecking },
    /** Called when the address or language changes: the server's refusal is outdated. */
    forgetRefusal: () => setRefused(null),
    mayCopy,
    isSending,
    fault,
    partial,
    open,
    create,
    copyAgain,
  };
}
