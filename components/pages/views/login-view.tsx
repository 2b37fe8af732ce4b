import "server-only";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { PageTranslations } from "#components/kit/messages/translations.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { PlainTwinForm } from "#components/kit/ui/script-needed.tsx";
import { AccountFrame } from "#components/shop/account/account-frame.tsx";
import { LoginPage } from "#components/shop/auth/login/login-page.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { afterOrderOf } from "#lib/web/site/after-order-options.ts";
import { listOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The login: a static shell; the login state is known only in the browser (docs/screens.md §2.11). */
export async function LoginView({ context }: { context: SiteContext }) {
  const { site, locale } = context;
  const [t, tLayout, tAfter] = await Promise.all([
    getTranslations({ locale, namespace: "auth.login" }),
    getTranslations({ locale, namespace: "layout" }),
    getTranslations({ locale, namespace: "afterOrder" }),
  ]);
  const findOrder = (
    <p className="mt-2">
      <Link
        className="text-link inline-flex min-h-11 items-center"
        href={hrefTo({ name: "findOrder" }, { locale, defaultLocale: site.defaultLocale })}
      >
        {tAfter("find.title")}
      </Link>
    </p>
  );
  return (
    <AccountFrame title={t("title")}>
      <PlainTwinForm label={tLayout("plain")} />
      <div className="noscript:hidden">
        <ClientMessages locale={locale} namespaces={["auth", "login", "errors"]}>
          <PageTranslations>
            <LoginPage
              providers={listOption(site, "SocialProviders")}
              after={afterOrderOf(site).finds ? findOrder : undefined}
            />
          </PageTranslations>
        </ClientMessages>
      </div>
    </AccountFrame>
  );
}
