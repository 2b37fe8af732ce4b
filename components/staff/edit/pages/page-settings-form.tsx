"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useMemo, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { writeStaff } from "#components/staff/admin/frame/with-password.ts";
import { UnsentNotes } from "#components/staff/edit/drafts/unsent-notes.tsx";
import { useEditContext, useMayChange } from "#components/staff/edit/page/edit-context.tsx";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { useUnsent } from "#components/staff/unsent/use-unsent.ts";
import type { PageInfo, PageSettings } from "#lib/staff/edit/pages/page-info.ts";
import { slugProblem } from "#lib/staff/edit/pages/slug.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";
import { leftToRight } from "#lib/staff/left-to-right.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { PageFault } from "./page-fault.tsx";
import { PageSlugField, PageStatusField, PageTitleField } from "./page-place-fields.tsx";
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
  const mayChange = useMayChange("cms.post");
  const settings = useSettings({ info, page, onReload, onDone, announce });
  const { unsent, fault, isSending, isChanged, wrong } = settings;
  const { values: draft, set } = unsent;
  const [picking, setPicking] = useState<PostPicture | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void settings.send();
  };

  return (
    <>
      <form className="grid gap-4" onSubmit={send}>
        {fault ? <PageFault fault={fault} onReload={onReload} /> : null}
        <UnsentNotes {...unsent} theirs={settings.theirs} announce={announce} />
        <fieldset className="contents" disabled={!mayChange}>
          <PageTitleField title={draft.title} onTitle={(title) => set({ title })} />
          <AddressAndStatus isHome={info.isHome} page={page} settings={settings} />
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

interface AddressProps {
  readonly isHome: boolean;
  readonly page: PageSettings;
  readonly settings: ReturnType<typeof useSettings>;
}

/** The address of the page, whether its old one redirects to it, and its status. The home page has no choice. */
function AddressAndStatus({ isHome, page, settings }: AddressProps) {
  const t = useTranslations("edit.pages");
  const { wrong, isChecking, canRedirect } = settings;
  const { values: draft, set } = settings.unsent;
  // Visitors see the home page whatever its status.
  if (isHome) return <p>{t("homeAddress")}</p>;
  return (
    <>
      <PageSlugField
        slug={draft.slug}
        problem={wrong}
        isChecking={isChecking}
        hint={canRedirect ? undefined : t("addressMoved")}
        onSlug={(slug) => set({ slug })}
      />
      {canRedirect && draft.slug !== page.slug ? (
        <Checkbox
          label={t("redirect", { address: leftToRight(`/${page.slug}`) })}
          checked={settings.isRedirecting}
          onChange={(event) => settings.setRedirecting(event.target.checked)}
        />
      ) : null}
      <PageStatusField
        status={draft.status}
        first="published"
        onStatus={(status) => set({ status })}
      />
    </>
  );
}

type SettingsOptions = Props & { readonly page: PageSettings };

/** The input of a page's settings: changes, errors, and saving. */
function useSettings({ info, page, onReload, onDone, announce }: SettingsOptions) {
  const t = useTranslations("edit.pages");
  const router = useRouter();
  const { locale, defaultLocale, timeZone } = useSite();
  const { owner } = useEditContext();
  const saved = useMemo(() => toDraft(page, timeZone), [page, timeZone]);
  // Escape closes the dialog: unsaved input is restored when it is opened again.
  const unsent = useUnsent(owner, `page:${page.id}`, saved);
  const { values: draft } = unsent;
  const theirs = useTheirSettings(unsent.theirs, saved, page.terms);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<FailedCall | "changed" | "markup" | null>(null);
  const { problem, isChecking } = useSlugCheck(draft.slug, { own: page.slug, exceptId: page.id });
  const wrong = draft.slug === page.slug ? null : (slugProblem(draft.slug) ?? problem);
  // A draft has had no visitors.
  const canRedirect = info.canRedirect && page.status === "published";
  const [isRedirecting, setRedirecting] = useState(true);
  const changes = changesOf(page, draft, timeZone);
  const isChanged = Object.keys(changes).length > 0;

  const send = async () => {
    if (wrong || isSending || !isChanged) return;
    setSending(true);
    setFault(null);
    const { id, slug, seen } = page;
    const answer = await writeStaff("edit/page/update", {
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
    announce(t(isRedirected === false ? "savedWithoutRedirect" : "saved"));
    if (isTypedOn) void onReload();
    else onDone();
    const to = answer.data.slug;
    if (to !== slug) {
      const route = { name: "content", slug: to.split("/") } as const;
      router.replace(`${hrefTo(route, { locale, defaultLocale })}?editPage=true`);
    }
    router.refresh();
  };

  return {
    unsent,
    theirs,
    fault,
    isSending,
    isChanged,
    wrong,
    isChecking,
    canRedirect,
    isRedirecting,
    setRedirecting,
    send,
  };
}
