import "server-only";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "#components/account/account-frame.tsx";
import { SocialReturn } from "#components/auth/social/social-return.tsx";
import { ClientMessages } from "#components/messages/client-messages.tsx";
import { PageTranslations } from "#components/messages/translations.tsx";
import { Link } from "#components/ui/link.tsx";
import { WithScript } from "#components/ui/script-needed.tsx";
import { hrefTo } from "#lib/i18n/routes.ts";
import type { SiteContext } from "#lib/site/types.ts";

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
