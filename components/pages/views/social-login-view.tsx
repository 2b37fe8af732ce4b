import "server-only";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { PageTranslations } from "#components/kit/messages/translations.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { WithScript } from "#components/kit/ui/script-needed.tsx";
import { AccountFrame } from "#components/shop/account/account-frame.tsx";
import { SocialReturn } from "#components/shop/auth/social/social-return.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The page that a login provider returns to (docs/screens.md §2.11). */
export async function SocialLoginView({ context }: { context: SiteContext }) {
  const { locale, site } = context;
  const [t, tLayout] = await Promise.all([
    getTranslations({ locale, namespace: "auth" }),
    getTranslations({ locale, namespace: "layout" }),
  ]);
  return (
    <AccountFrame title={t("socialLogin.title")}>
      <WithScript
        text={tLayout("noScript")}
        way={
          <p>
            <Link
              className="text-link"
              href={hrefTo(
                { name: "login" },
                { locale, defaultLocale: site.defaultLocale },
                { plain: "true" },
              )}
            >
              {t("logIn")}
            </Link>
          </p>
        }
      >
        <ClientMessages locale={locale} namespaces={["auth"]}>
          <PageTranslations>
            <SocialReturn />
          </PageTranslations>
        </ClientMessages>
      </WithScript>
    </AccountFrame>
  );
}
