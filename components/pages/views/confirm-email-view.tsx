import "server-only";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { PageTranslations } from "#components/kit/messages/translations.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { PlainTwinForm } from "#components/kit/ui/script-needed.tsx";
import { NotFoundPage } from "#components/pages/layout/not-found-page.tsx";
import { AccountFrame } from "#components/shop/account/account-frame.tsx";
import { EmailConfirmation } from "#components/shop/auth/email/email-confirmation.tsx";
import { FormConfirmation } from "#components/shop/auth/email/form-confirmation.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { getDomainHosts } from "#lib/web/data/addresses/domain-hosts.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  context: SiteContext;
  /** `goal` or `form`: the kind of link. Anything else is a 404 (docs/screens.md §2.13). */
  state: string;
}

/** A confirmed e-mail and its goal, or the token of a form's confirmation e-mail (docs/screens.md §2.13). */
export async function ConfirmEmailView({ context, state }: Props) {
  const { locale } = context;
  const [t, tLayout] = await Promise.all([
    getTranslations({ locale, namespace: "auth.confirmEmail" }),
    getTranslations({ locale, namespace: "layout" }),
  ]);
  if (state !== "goal" && state !== "form")
    return (
      <>
        <div className="wrap pt-8">
          <Notice tone="warning">{t("missing")}</Notice>
        </div>
        <NotFoundPage />
      </>
    );
  const own = {
    hosts: await getDomainHosts(context),
    mediaHost: new URL(getSettings().MEDIA_URL).hostname,
  };
  return (
    <AccountFrame title={t(state === "goal" ? "title" : "formTitle")}>
      <PlainTwinForm label={tLayout("plain")} />
      <div className="noscript:hidden">
        <ClientMessages locale={locale} namespaces={["auth"]}>
          <PageTranslations>
            {state === "goal" ? <EmailConfirmation {...own} /> : <FormConfirmation {...own} />}
          </PageTranslations>
        </ClientMessages>
      </div>
    </AccountFrame>
  );
}
