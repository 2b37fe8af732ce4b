"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useMemo, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { UnsentNotes } from "#components/staff/edit/drafts/unsent-notes.tsx";
import { useEditContext, useMayChange } from "#components/staff/edit/page/edit-context.tsx";
import { FullNote } from "#components/staff/edit/ui/full-note.tsx";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { useUnsent } from "#components/staff/unsent/use-unsent.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import type { PageInfo, PageSettings } from "#lib/staff/edit/pages/page-info.ts";
import { SHORTEST_SLUG, slugProblem } from "#lib/staff/edit/pages/slug.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { PostFields, type PostPicture, PostPictureDialog } from "./post-fields.tsx";
import { changesOf, toDraft } from "./settings-draft.ts";
import { useSlugCheck } from "./use-slug-check.ts";
import { useTheirSettings } from "./use-their-settings.ts";

interface Props {
  info: PageInfo;
  onReload: () => Promise<void>;
  onDone: () => void;
  announce: (message: string) => void;
}

/** The settings of the page being shown, or why there are none here. */
export function PageSettingsForm(props: Props) {
  const t = useTranslations("edit.pages");
  const { page, canUpdate } = props.info;
  if (!page) return <p>{t("noPage")}</p>;
  if (!canUpdate) return <p>{t("noUpdate", { title: page.title })}</p>;
  return <SettingsForm {...props} page={page} />;
}

function SettingsForm({ info, page, onReload, onDone, announce }: Props & { page: PageSettings }) {
  const t = useTranslations("edit");
  const router = useRouter();
  const { locale, defaultLocale, timeZone } = useSite();
  const { owner } = useEditContext();
  const mayChange = useMayChange("cms.post");
  const saved = useMemo(() => toDraft(page, timeZone), [page, timeZone]);
  // Escape closes the dialog: unsaved input is restored when it is opened again.
  const unsent = useUnsent(owner, `page:${page.id}`, saved);
  const { values: draft, set } = unsent;
  const theirs = useTheirSettings(unsent.theirs, saved, page.terms);
  const [isSending, setSending] = useState(false);
  const [picking, setPicking] = useState<PostPicture | null>(null);
  const [fault, setFault] = useState<FailedCall | "changed" | "markup" | null>(null);
  const { problem, isChecking } = useSlugCheck(draft.slug, { own: page.slug, exceptId: page.id });
  const wrong = draft.slug === page.slug ? null : (slugProblem(draft.slug) ?? problem);
  // A draft has had no visitors.
  const canRedirect = info.canRedirect && page.status === "published";
  const [isRedirecting, setRedirecting] = useState(true);
  const changes = changesOf(page, draft, timeZone);
  const isChanged = Object.keys(changes).length > 0;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong || isSending || !isChanged) return;
    setSending(true);
    setFault(null);
    const { id, slug, seen } = page;
    const answer = await callStaff("edit/page/update", {
      id,
      slug,
      seen,
      changes,
      redirect: isRedirecting && canRedirect,
    });
    setSending(false);
    if (!answer.ok) {
      const { status, message } = answer.error;
      if (message === "body: markup") return setFault("markup");
      return setFault(status === 409 ? "changed" : failedReason(answer.error));
    }
    const isTypedOn = unsent.settle(draft);
    const { isRedirected } = answer.data;
    announce(t(isRedirected === false ? "pages.savedWithoutRedirect" : "pages.saved"));
    if (isTypedOn) void onReload();
    else onDone();
    const to = answer.data.slug;
    if (to !== slug) {
      const route = { name: "content", slug: to.split("/") } as const;
      router.replace(`${hrefTo(route, { locale, defaultLocale })}?editPage=true`);
    }
    router.refresh();
  };

  return (
    <>
      <form className="grid gap-4" onSubmit={(event) => void send(event)}>
        {fault ? (
          <Notice
            tone="danger"
            title={fault === "changed" ? t("pages.changed") : t(`reason.${fault}`)}
          >
            {fault === "changed" ? (
              <StaffButton onClick={() => void onReload()}>{t("pages.reload")}</StaffButton>
            ) : null}
          </Notice>
        ) : null}
        <UnsentNotes {...unsent} theirs={theirs} announce={announce} />
        <fieldset className="contents" disabled={!mayChange}>
          <TextField
            label={t("pages.pageTitle")}
            required
            maxLength={500}
            dir="auto"
            value={draft.title}
            onChange={(event) => set({ title: event.target.value })}
          />
          <FullNote text={draft.title} limit={500} />
          {info.isHome ? (
            <p>{t("pages.homeAddress")}</p>
          ) : (
            <TextField
              label={t("pages.address")}
              required
              dir="auto"
              autoCapitalize="none"
              spellCheck={false}
              value={draft.slug}
              error={wrong ? t(`pages.slug.${wrong}`, { count: SHORTEST_SLUG }) : undefined}
              hint={
                isChecking ? t("pages.checking") : canRedirect ? undefined : t("pages.addressMoved")
              }
              onChange={(event) => set({ slug: event.target.value })}
            />
          )}
          {canRedirect && !info.isHome && draft.slug !== page.slug ? (
            <Checkbox
              label={t("pages.redirect", { address: `/${page.slug}` })}
              checked={isRedirecting}
              onChange={(event) => setRedirecting(event.target.checked)}
            />
          ) : null}
          {/* Visitors see the home page whatever its status says. */}
          {info.isHome ? null : (
            <SelectField
              label={t("pages.status")}
              value={draft.status}
              onChange={(event) =>
                set({ status: event.target.value === "draft" ? "draft" : "published" })
              }
            >
              <option value="published">{t("pages.published")}</option>
              <option value="draft">{t("pages.draft")}</option>
            </SelectField>
          )}
          <PostFields
            draft={draft}
            set={set}
            title={draft.title}
            slug={draft.slug}
            terms={page.terms}
            revision={unsent.revision}
            isReadOnly={!mayChange}
            onPick={setPicking}
          />
        </fieldset>
        {mayChange ? (
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
        ) : null}
      </form>
      <PostPictureDialog
        picture={picking}
        draft={draft}
        set={set}
        onClose={() => setPicking(null)}
      />
    </>
  );
}
