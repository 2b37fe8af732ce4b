import "server-only";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "@/components/account/account-frame";
import { ForgotPasswordPage } from "@/components/account/forgot-password-page";
import { ClientWords } from "@/components/checkout/client-words";
import { PageLanguages } from "@/components/layout/page-languages";
import { hrefsOf } from "@/lib/seo/alternates";
import type { SiteContext } from "@/lib/site/types";

/** A forgotten password: the letter, and the page that its link leads to. */
export async function ForgotPasswordView({ context }: { context: SiteContext }) {
  const { locale } = context;
  const t = await getTranslations({ locale, namespace: "auth.forgotPassword" });
  return (
    <AccountFrame title={t("title")}>
      <PageLanguages hrefs={hrefsOf(context, () => ({ name: "forgotPassword" }))} />
      <ClientWords locale={locale} namespaces={["auth", "errors"]}>
        <ForgotPasswordPage />
      </ClientWords>
    </AccountFrame>
  );
}
