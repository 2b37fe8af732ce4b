import "server-only";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "@/components/account/account-frame";
import { SocialReturn } from "@/components/account/social-return";
import { ClientWords } from "@/components/checkout/client-words";
import { PageLanguages } from "@/components/layout/page-languages";
import { hrefsOf } from "@/lib/seo/alternates";
import type { SiteContext } from "@/lib/site/types";

/** Where a provider leads back to (spec 7.8). */
export async function SocialLoginView({ context }: { context: SiteContext }) {
  const { locale } = context;
  const t = await getTranslations({ locale, namespace: "auth.socialLogin" });
  return (
    <AccountFrame title={t("title")}>
      <PageLanguages hrefs={hrefsOf(context, () => ({ name: "socialLogin" }))} />
      <ClientWords locale={locale} namespaces={["auth"]}>
        <SocialReturn />
      </ClientWords>
    </AccountFrame>
  );
}
