import "server-only";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "#components/account/account-frame.tsx";
import { LoginPage } from "#components/auth/login/login-page.tsx";
import { ClientMessages } from "#components/messages/client-messages.tsx";
import { PageTranslations } from "#components/messages/translations.tsx";
import { PlainTwinForm } from "#components/ui/script-needed.tsx";
import { listOption } from "#lib/site/options.ts";
import type { SiteContext } from "#lib/site/types.ts";

/** The login: a static shell; the login state is known only in the browser (docs/screens.md §2.11). */
export async function LoginView({ context }: { context: SiteContext }) {
  const { locale } = context;
  const [t, tLayout] = await Promise.all([
    getTranslations({ locale, namespace: "auth.login" }),
    getTranslations({ locale, namespace: "layout" }),
  ]);
  return (
    <AccountFrame title={t("title")}>
      <PlainTwinForm label={tLayout("plain")} />
      <div className="noscript:hidden">
        <ClientMessages locale={locale} namespaces={["auth", "login", "errors"]}>
          <PageTranslations>
            <LoginPage providers={listOption(context.site, "SocialProviders")} />
          </PageTranslations>
        </ClientMessages>
      </div>
    </AccountFrame>
  );
}
