import "server-only";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "#components/account/account-frame.tsx";
import { ClientMessages } from "#components/messages/client-messages.tsx";
import { PageTranslations } from "#components/messages/translations.tsx";
import { RegisterPage } from "#components/registration/register-page.tsx";
import { registrationProps } from "#components/registration/registration-props.ts";
import { WithScript } from "#components/ui/script-needed.tsx";
import type { SiteContext } from "#lib/site/types.ts";

/** The registration: a static shell with the site's settings (docs/screens.md §2.11). */
export async function RegisterView({ context }: { context: SiteContext }) {
  const { locale } = context;
  const [t, tLayout, registration] = await Promise.all([
    getTranslations({ locale, namespace: "auth.register" }),
    getTranslations({ locale, namespace: "layout" }),
    registrationProps(context),
  ]);
  return (
    <AccountFrame title={t("title")} lead={t("lead")} wide>
      <WithScript text={tLayout("noScript")}>
        <ClientMessages locale={locale} namespaces={["auth", "cart", "checkout", "errors"]}>
          <PageTranslations>
            <RegisterPage {...registration} />
          </PageTranslations>
        </ClientMessages>
      </WithScript>
    </AccountFrame>
  );
}
