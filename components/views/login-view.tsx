import "server-only";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "@/components/account/account-frame";
import { LoginPage } from "@/components/account/login-page";
import { ClientWords } from "@/components/checkout/client-words";
import { PageLanguages } from "@/components/layout/page-languages";
import { hrefsOf } from "@/lib/seo/alternates";
import { listOption } from "@/lib/site/options";
import type { SiteContext } from "@/lib/site/types";

/** The login: a static shell, the person is the browser's (spec 2, Login). */
export async function LoginView({ context }: { context: SiteContext }) {
  const { locale } = context;
  const t = await getTranslations({ locale, namespace: "auth.login" });
  return (
    <AccountFrame title={t("title")}>
      <PageLanguages hrefs={hrefsOf(context, () => ({ name: "login" }))} />
      <ClientWords locale={locale} namespaces={["auth", "login", "errors"]}>
        <LoginPage providers={listOption(context.site, "SocialProviders")} />
      </ClientWords>
    </AccountFrame>
  );
}
