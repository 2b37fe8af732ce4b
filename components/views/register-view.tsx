import "server-only";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "@/components/account/account-frame";
import { RegisterPage } from "@/components/account/register-page";
import { ClientWords } from "@/components/checkout/client-words";
import { getConsents } from "@/components/consent/get-consents";
import { PageLanguages } from "@/components/layout/page-languages";
import { getSettings } from "@/lib/config/settings";
import { allowedCountries, namedCountries } from "@/lib/domain/checkout/countries";
import { siteCaptcha } from "@/lib/forms/captcha";
import { hrefsOf } from "@/lib/seo/alternates";
import { listOption } from "@/lib/site/options";
import type { SiteContext } from "@/lib/site/types";

/** The registration: a static shell with what the site decides (spec 4, Registration). */
export async function RegisterView({ context }: { context: SiteContext }) {
  const { site, locale, checkout } = context;
  const [t, consents] = await Promise.all([
    getTranslations({ locale, namespace: "auth.register" }),
    getConsents(context, "registerForm"),
  ]);
  return (
    <AccountFrame title={t("title")} lead={t("lead")} wide>
      <PageLanguages hrefs={hrefsOf(context, () => ({ name: "register" }))} />
      <ClientWords locale={locale} namespaces={["auth", "cart", "checkout", "errors"]}>
        <RegisterPage
          providers={listOption(site, "SocialProviders")}
          consents={consents}
          captcha={siteCaptcha(site, getSettings())}
          countries={namedCountries(
            allowedCountries(site.countries, checkout.allowedCountries),
            locale,
          )}
        />
      </ClientWords>
    </AccountFrame>
  );
}
