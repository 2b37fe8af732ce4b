import "server-only";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "#components/account/account-frame.tsx";
import { EmailConfirmation } from "#components/auth/email-confirmation.tsx";
import { NotFoundPage } from "#components/layout/not-found-page.tsx";
import { ClientMessages } from "#components/messages/client-messages.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { getSettings } from "#lib/config/settings.ts";
import { getDomainHosts } from "#lib/data/addresses/domain-hosts.ts";
import type { SiteContext } from "#lib/site/types.ts";

interface Props {
  context: SiteContext;
  /** Whether the URL has a goal, its type and the e-mail; without them the page is a 404 (docs/screens.md §2.13). */
  isComplete: boolean;
}

/** A confirmed e-mail and its goal (docs/screens.md §2.13). */
export async function ConfirmEmailView({ context, isComplete }: Props) {
  const { locale } = context;
  const t = await getTranslations({ locale, namespace: "auth.confirmEmail" });
  if (!isComplete)
    return (
      <>
        <div className="wrap pt-8">
          <Notice tone="warning">{t("missing")}</Notice>
        </div>
        <NotFoundPage />
      </>
    );
  const hosts = await getDomainHosts(context);
  return (
    <AccountFrame title={t("title")}>
      <ClientMessages locale={locale} namespaces={["auth"]}>
        <EmailConfirmation hosts={hosts} mediaHost={new URL(getSettings().MEDIA_URL).hostname} />
      </ClientMessages>
    </AccountFrame>
  );
}
