import "server-only";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { PageTranslations } from "#components/kit/messages/translations.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { PlainTwinForm, WithScript } from "#components/kit/ui/script-needed.tsx";
import { AccountFrame } from "#components/shop/account/account-frame.tsx";
import { RegisterPage } from "#components/shop/registration/register-page.tsx";
import { registrationProps } from "#components/shop/registration/registration-props.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The registration: a static shell with the site's settings (docs/screens.md §2.11). */
export async function RegisterView({ context }: { context: SiteContext }) {
  const { locale, site } = context;
  const [t, tLayout, tPlain, registration] = await Promise.all([
    getTranslations({ locale, namespace: "auth" }),
    getTranslations({ locale, namespace: "layout" }),
    getTranslations({ locale, namespace: "plain" }),
    registrationProps(context),
  ]);
  const island = (
    <ClientMessages locale={locale} namespaces={["auth", "cart", "checkout", "errors"]}>
      <PageTranslations>
        <RegisterPage {...registration} />
      </PageTranslations>
    </ClientMessages>
  );
  const login = hrefTo(
    { name: "login" },
    { locale, defaultLocale: site.defaultLocale },
    { plain: "true" },
  );
  return (
    <AccountFrame title={t("register.title")} lead={t("register.lead")} wide>
      {registration.captcha ? (
        <WithScript
          text={tPlain("register")}
          way={
            <p>
              <Link className="text-link" href={login}>
                {t("toLogin")}
              </Link>
            </p>
          }
        >
          {island}
        </WithScript>
      ) : (
        <>
          <PlainTwinForm label={tLayout("plain")} />
          <div className="noscript:hidden">{island}</div>
        </>
      )}
    </AccountFrame>
  );
}
