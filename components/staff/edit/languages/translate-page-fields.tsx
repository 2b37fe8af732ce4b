"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { writeStaff } from "#components/staff/admin/frame/with-password.ts";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { BodyField } from "#components/staff/edit/pages/body-field.tsx";
import { changesOf, toDraft } from "#components/staff/edit/pages/settings-draft.ts";
import { readableValue } from "#components/staff/edit/ui/readable-value.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { useUnsent } from "#components/staff/unsent/use-unsent.ts";
import type { PagePair } from "#lib/staff/edit/languages/page-pair.ts";
import { SHORTEST_SLUG, type SlugProblem, slugProblem } from "#lib/staff/edit/pages/slug.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";
import { leftToRight } from "#lib/staff/left-to-right.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";

interface Props {
  pair: PagePair;
  from: string;
  language: string;
  /** Whether it is the language of the current page. */
  isShown: boolean;
  nameOf: (language: string) => string;
  announce: (message: string) => void;
  onClose: () => void;
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
 * Title, address, summary, text and what search engines show, next to their sources. They are saved at once, in their
 * language alone; what is typed is the same unsent input as in the settings of that page.
 */
export function TranslatePageFields(props: Props) {
  const { pair, from, language, isShown, nameOf, announce, onClose } = props;
  const { source, target, isHome, canRedirect } = pair;
  const t = useTranslations("edit");
  const router = useRouter();
  const { defaultLocale, timeZone } = useSite();
  const { owner } = useEditContext();
  const saved = useMemo(() => toDraft(target, timeZone), [target, timeZone]);
  const shown = useMemo(() => toDraft(source, timeZone), [source, timeZone]);
  const place = useMemo(() => ({ ...owner, locale: language }), [owner, language]);
  const unsent = useUnsent(place, `page:${target.id}`, saved);
  const { values: draft, set } = unsent;
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<FailedCall | "changed" | null>(null);
  const [refused, setRefused] = useState<{ slug: string; problem: SlugProblem } | null>(null);
  const [isRedirecting, setRedirecting] = useState(true);
  const changes = changesOf(target, draft, timeZone);
  const isChanged = Object.keys(changes).length > 0;
  const isMoved = draft.slug !== target.slug;
  const wrong = isMoved
    ? (slugProblem(draft.slug) ?? (refused?.slug === draft.slug ? refused.problem : null))
    : null;
  const mayRedirect = canRedirect && isMoved && target.status === "published";

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || !isChanged || wrong) return;
    setSending(true);
    setFault(null);
    const { id, slug, seen } = target;
    const redirect = isRedirecting && mayRedirect;
    const answer = await writeStaff(
      "edit/page/update",
      { id, slug, seen, changes, redirect },
      { language },
    );
    setSending(false);
    if (!answer.ok) {
      if (answer.error.message === "slug: taken")
        return setRefused({ slug: draft.slug, problem: "taken" });
      return setFault(answer.error.status === 409 ? "changed" : failedReason(answer.error));
    }
    unsent.settle(draft);
    const isLost = answer.data.isRedirected === false;
    announce(t(isLost ? "pages.savedWithoutRedirect" : "pages.saved"));
    onClose();
    if (!isShown) return;
    const to = { name: "content", slug: answer.data.slug.split("/") } as const;
    if (answer.data.slug !== slug)
      router.replace(`${hrefTo(to, { locale: language, defaultLocale })}?editPage=true`);
    router.refresh();
  };
  const labelOf = (code: string, place: string) => t("label", { section: nameOf(code), place });
  const beside = (name: string, text: string, field: ReactNode) => (
    <div key={name} className="grid gap-x-5 gap-y-2 md:grid-cols-2">
      <div>
        <p className="mb-1.5 text-small text-muted">{labelOf(from, name)}</p>
        <p
          lang={from}
          dir="auto"
          className="edit-shown-text max-h-56 overflow-auto rounded-[0.5rem] bg-sunken px-2.5 py-2 wrap-anywhere whitespace-pre-line"
        >
          {text || t("conflict.empty")}
        </p>
      </div>
      <div>{field}</div>
    </div>
  );
  return (
    <form className="grid gap-5" onSubmit={(event) => void send(event)}>
      {fault ? (
        <Notice
          tone="danger"
          title={fault === "changed" ? t("pages.changed") : t(`reason.${fault}`)}
        />
      ) : null}
      {unsent.isBroughtBack ? <p role="status">{t("languages.broughtBack")}</p> : null}
      {LINES.filter(([name]) => name !== "slug" || !isHome).map(([name, key, limit]) =>
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
      {mayRedirect ? (
        <Checkbox
          label={t("pages.redirect", { address: leftToRight(`/${target.slug}`) })}
          checked={isRedirecting}
          onChange={(event) => setRedirecting(event.target.checked)}
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
              key={unsent.revision}
              label={labelOf(language, t("pages.body"))}
              lang={language}
              value={draft.body}
              onChange={(body) => set({ body })}
            />,
          )
        : null}
      {isHome ? null : (
        <SelectField
          label={t("pages.status")}
          value={draft.status}
          onChange={({ target: { value } }) =>
            set({ status: value === "draft" ? "draft" : "published" })
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
          aria-disabled={isSending || !isChanged || wrong !== null}
          aria-busy={isSending || undefined}
        >
          {t("pages.save")}
        </StaffButton>
      </ButtonRow>
    </form>
  );
}
