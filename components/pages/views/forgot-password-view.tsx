import "server-only";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { PageTranslations } from "#components/kit/messages/translations.tsx";
import { PlainTwinForm } from "#components/kit/ui/script-needed.tsx";
import { AccountFrame } from "#components/shop/account/account-frame.tsx";
import { ForgotPasswordPage } from "#components/shop/auth/password/forgot-password-page.tsx";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The forgotten password: the form that sends an e-mail, and the page that its link opens. */
export async function ForgotPasswordView({ context }: { context: SiteContext }) {
  const { locale } = context;
  const [t, tLayout] = await Promise.all([
    getTranslations({ locale, namespace: "auth.forgotPassword" }),
    getTranslations({ locale, namespace: "layout" }),
  ]);
  return (
    <AccountFrame title={t("title")}>
      <PlainTwinForm label={tLayout("plain")} />
      <div className="noscript:hidden">
        <ClientMessages locale={locale} namespaces={["auth", "errors"]}>
          <PageTranslations>
            <ForgotPasswordPage />
          </PageTranslations>
        </ClientMessages>
      </div>
    </AccountFrame>
  );
}
