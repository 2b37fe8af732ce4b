import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { writeStaff } from "#components/staff/admin/frame/with-password.ts";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { changesOf, toDraft } from "#components/staff/edit/pages/settings-draft.ts";
import { useUnsent } from "#components/staff/unsent/use-unsent.ts";
import type { PagePair } from "#lib/staff/edit/languages/page-pair.ts";
import { type SlugProblem, slugProblem } from "#lib/staff/edit/pages/slug.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";

export interface PageTextsProps {
  pair: PagePair;
  language: string;
  /** Whether it is the language of the current page. */
  isShown: boolean;
  announce: (message: string) => void;
  onClose: () => void;
}

/** A page's own texts in one language: input, errors, and saving. */
export function usePageTexts({ pair, language, isShown, announce, onClose }: PageTextsProps) {
  const { target, canRedirect } = pair;
  const t = useTranslations("edit");
  const showSaved = useShowSaved(language);
  const { timeZone } = useSite();
  const { owner } = useEditContext();
  const saved = useMemo(() => toDraft(target, timeZone), [target, timeZone]);
  const place = useMemo(() => ({ ...owner, locale: language }), [owner, language]);
  const unsent = useUnsent(place, `page:${target.id}`, saved);
  const { values: draft } = unsent;
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<FailedCall | "changed" | null>(null);
  const [refused, setRefused] = useState<{ slug: string; problem: SlugProblem } | null>(null);
  const [isRedirecting, setRedirecting] = useState(true);
  const changes = changesOf(target, draft, timeZone);
  const isMoved = draft.slug !== target.slug;
  const wrong = isMoved
    ? (slugProblem(draft.slug) ?? (refused?.slug === draft.slug ? refused.problem : null))
    : null;
  const canSave = !isSending && Object.keys(changes).length > 0 && wrong === null;
  const mayRedirect = canRedirect && isMoved && target.status === "published";

  async function save(): Promise<void> {
    if (!canSave) return;
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
    if (isShown) showSaved(slug, answer.data.slug);
  }

  return {
    draft,
    set: unsent.set,
    /** Increases whenever input is restored into the fields. */
    revision: unsent.revision,
    isBroughtBack: unsent.isBroughtBack,
    /** The mistake in the address. */
    wrong,
    /** Whether the old address can redirect to the new one. */
    mayRedirect,
    isRedirecting,
    setRedirecting,
    fault,
    isSending,
    canSave,
    save,
  };
}

/** Shows the saved page, at its new address if that has changed. */
function useShowSaved(locale: string) {
  const router = useRouter();
  const { defaultLocale } = useSite();
  return (before: string, slug: string): void => {
    const to = { name: "content", slug: slug.split("/") } as const;
    if (slug !== before) router.replace(`${hrefTo(to, { locale, defaultLocale })}?editPage=true`);
    router.refresh();
  };
}
