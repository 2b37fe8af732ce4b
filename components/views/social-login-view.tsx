import "server-only";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "#components/account/account-frame.tsx";
import { SocialReturn } from "#components/auth/social/social-return.tsx";
import { ClientMessages } from "#components/messages/client-messages.tsx";
import { PageTranslations } from "#components/messages/translations.tsx";
import { WithScript } from "#components/ui/script-needed.tsx";
import type { SiteContext } from "#lib/site/types.ts";

/** The page that a login provider returns to (docs/screens.md §2.11). */
export async function SocialLoginView({ context }: { context: SiteContext }) {
  const { locale } = context;
  const [t, tLayout] = await Promise.all([
    getTranslations({ locale, namespace: "auth.socialLogin" }),
    getTranslations({ locale, namespace: "layout" }),
  ]);
  return (
    <AccountFrame title={t("title")}>
      <WithScript text={tLayout("noScript")}>
        <ClientMessages locale={locale} namespaces={["auth"]}>
          <PageTranslations>
            <SocialReturn />
          </PageTranslations>
        </ClientMessages>
      </WithScript>
    </AccountFrame>
  );
}
