import "server-only";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "@/components/account/account-frame";
import { RegisterPage } from "@/components/account/register-page";
import { registrationProps } from "@/components/account/registration-props";
import { ClientWords } from "@/components/checkout/client-words";
import { PageLanguages } from "@/components/layout/page-languages";
import { hrefsOf } from "@/lib/seo/alternates";
import type { SiteContext } from "@/lib/site/types";

/** The registration: a static shell with what the site decides (spec 4, Registration). */
export async function RegisterView({ context }: { context: SiteContext }) {
  const { locale } = context;
  const [t, registration] = await Promise.all([
    getTranslations({ locale, namespace: "auth.register" }),
    registrationProps(context),
  ]);
  return (
    <AccountFrame title={t("title")} lead={t("lead")} wide>
      <PageLanguages hrefs={hrefsOf(context, () => ({ name: "register" }))} />
      <ClientWords locale={locale} namespaces={["auth", "cart", "checkout", "errors"]}>
        <RegisterPage {...registration} />
      </ClientWords>
    </AccountFrame>
  );
}
