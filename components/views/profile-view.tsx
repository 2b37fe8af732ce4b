import "server-only";
import { getTranslations } from "next-intl/server";
import { ProfilePage } from "@/components/account/profile-page";
import { ClientWords } from "@/components/checkout/client-words";
import { getConsents } from "@/components/consent/get-consents";
import { PageLanguages } from "@/components/layout/page-languages";
import { getSettings } from "@/lib/config/settings";
import { allowedCountries, namedCountries } from "@/lib/domain/checkout/countries";
import { siteCaptcha } from "@/lib/forms/captcha";
import { hrefsOf } from "@/lib/seo/alternates";
import { listOption } from "@/lib/site/options";
import type { SiteContext } from "@/lib/site/types";

/** The words of everything an account shows. */
const WORDS = ["auth", "cart", "checkout", "errors", "login", "orders", "profile", "wishlist"];

/** The profile: a static shell, the person is the browser's (spec 2, Profile). */
export async function ProfileView({ context }: { context: SiteContext }) {
  const { site, locale, checkout } = context;
  const [t, consents] = await Promise.all([
    getTranslations({ locale, namespace: "profile" }),
    getConsents(context, "registerForm"),
  ]);
  return (
    <div className="wrap fold py-[clamp(1.5rem,4vw,3.5rem)]">
      <PageLanguages hrefs={hrefsOf(context, () => ({ name: "profile" }))} />
      <h1 className="mb-6 text-h1">{t("title")}</h1>
      <ClientWords locale={locale} namespaces={WORDS}>
        <ProfilePage
          providers={listOption(site, "SocialProviders")}
          consents={consents}
          captcha={siteCaptcha(site, getSettings())}
          countries={namedCountries(
            allowedCountries(site.countries, checkout.allowedCountries),
            locale,
          )}
        />
      </ClientWords>
    </div>
  );
}
