"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useMemo, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { UnsentNotes } from "#components/staff/edit/drafts/unsent-notes.tsx";
import { MediaDialog } from "#components/staff/edit/media/media-dialog.tsx";
import { useEditContext, useMayChange } from "#components/staff/edit/page/edit-context.tsx";
import { storedMedia } from "#components/staff/edit/pictures/picture-value.ts";
import { FullNote } from "#components/staff/edit/ui/full-note.tsx";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { useUnsent } from "#components/staff/unsent/use-unsent.ts";
import { readMedia } from "#lib/shop/api/schemas/media.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import type { PageInfo, PageSettings } from "#lib/staff/edit/pages/page-info.ts";
import { SHORTEST_SLUG, slugProblem } from "#lib/staff/edit/pages/slug.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { BodyField } from "./body-field.tsx";
import { changesOf, type SettingsDraft, toDraft, withTerm } from "./settings-draft.ts";
import { SharePicture } from "./share-picture.tsx";
import { useSlugCheck } from "./use-slug-check.ts";
import { useTheirSettings } from "./use-their-settings.ts";

interface Props {
  info: PageInfo;
  onReload: () => Promise<void>;
  onDone: () => void;
  announce: (message: string) => void;
}

const TERMS = "grid max-h-48 grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-2 overflow-y-auto";

/** No grid: WebKit adds the height of the legend to a fieldset that is one. */
const GROUP = "[&>:not(legend,legend+*)]:mt-2 [&>legend]:mb-2 [&>legend]:font-semibold";

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
  const { locale, defaultLocale, domain, timeZone } = useSite();
  const { owner } = useEditContext();
  const mayChange = useMayChange("cms.post");
  const saved = useMemo(() => toDraft(page, timeZone), [page, timeZone]);
  // Escape closes the dialog: unsaved input is restored when it is opened again.
  const unsent = useUnsent(owner, `page:${page.id}`, saved);
  const { values: draft, set } = unsent;
  const theirs = useTheirSettings(unsent.theirs, saved, info.terms);
  const [isSending, setSending] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const [fault, setFault] = useState<FailedCall | "changed" | "markup" | null>(null);
  const { problem, isChecking } = useSlugCheck(draft.slug, { own: page.slug, exceptId: page.id });
  const wrong = draft.slug === page.slug ? null : (slugProblem(draft.slug) ?? problem);
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
    });
    setSending(false);
    if (!answer.ok) {
      const { status, message } = answer.error;
      if (message === "body: markup") return setFault("markup");
      return setFault(status === 409 ? "changed" : failedReason(answer.error));
    }
    const isTypedOn = unsent.settle(draft);
    announce(t("pages.saved"));
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
              hint={isChecking ? t("pages.checking") : t("pages.addressMoved")}
              onChange={(event) => set({ slug: event.target.value })}
            />
          )}
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
          <TextField
            type="datetime-local"
            label={t("pages.date")}
            hint={t("pages.dateHint", { zone: timeZone })}
            value={draft.date}
            onChange={(event) => set({ date: event.target.value })}
          />
          <TextArea
            label={t("pages.excerpt")}
            rows={3}
            maxLength={5_000}
            dir="auto"
            value={draft.excerpt}
            onChange={(event) => set({ excerpt: event.target.value })}
          />
          <FullNote text={draft.excerpt} limit={5_000} />
          <BodyField
            key={unsent.revision}
            value={draft.body}
            onChange={(body) => set({ body })}
            isReadOnly={!mayChange}
          />
          {info.terms.length > 0 ? (
            <fieldset className={GROUP}>
              <legend>{t("pages.terms")}</legend>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard too */}
              <div className={TERMS} tabIndex={0}>
                {info.terms.map(({ id, title }) => (
                  <Checkbox
                    key={id}
                    label={title}
                    checked={draft.termIds.includes(id)}
                    onChange={({ target }) =>
                      set({ termIds: withTerm(draft.termIds, id, target.checked, saved.termIds) })
                    }
                  />
                ))}
              </div>
            </fieldset>
          ) : null}
          <SearchTexts draft={draft} set={set} domain={domain} onPick={() => setPicking(true)} />
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
      {/* The library has its own forms, which cannot be nested in this one. */}
      {isPicking ? (
        <MediaDialog
          open
          accept="picture"
          current={draft.image}
          onClose={() => setPicking(false)}
          choose={({ raw }) => {
            set({ image: readMedia(raw), chosenImage: storedMedia(raw) });
            setPicking(false);
          }}
        />
      ) : null}
    </>
  );
}

interface SearchProps {
  draft: SettingsDraft;
  set: (part: Partial<SettingsDraft>) => void;
  domain: string;
  onPick: () => void;
}

/** The texts for search engines and shared links, with a preview. */
function SearchTexts({ draft, set, domain, onPick }: SearchProps) {
  const t = useTranslations("edit.pages");
  return (
    <fieldset className={GROUP}>
      <legend>{t("search")}</legend>
      <TextField
        label={t("seoTitle")}
        maxLength={500}
        dir="auto"
        placeholder={draft.title}
        value={draft.seoTitle}
        onChange={(event) => set({ seoTitle: event.target.value })}
      />
      <FullNote text={draft.seoTitle} limit={500} />
      <TextArea
        label={t("seoText")}
        rows={3}
        maxLength={2_000}
        dir="auto"
        placeholder={draft.excerpt}
        value={draft.seoDescription}
        onChange={(event) => set({ seoDescription: event.target.value })}
      />
      <FullNote text={draft.seoDescription} limit={2_000} />
      <figure className="rounded-[0.75rem] border border-line px-4 py-3.5 *:overflow-hidden *:wrap-anywhere">
        <figcaption className="sr-only">{t("searchLook")}</figcaption>
        <p className="text-small text-muted" dir="ltr">
          {domain}/{draft.slug}
        </p>
        <p className="truncate text-[1.25rem] text-brand" dir="auto">
          {draft.seoTitle || draft.title}
        </p>
        <p className="line-clamp-2" dir="auto">
          {draft.seoDescription || draft.excerpt}
        </p>
      </figure>
      <SharePicture
        image={draft.image}
        onChoose={onPick}
        onRemove={() => set({ image: null, chosenImage: null })}
      />
    </fieldset>
  );
}
