import "server-only";
import { getConsents } from "@/components/consent/get-consents";
import { getSettings } from "@/lib/config/settings";
import { allowedCountries, namedCountries } from "@/lib/domain/checkout/countries";
import { siteCaptcha } from "@/lib/forms/captcha";
import { listOption } from "@/lib/site/options";
import type { SiteContext } from "@/lib/site/types";

/** What a site decides about its registration (spec 4, Registration), on whichever page that stands. */
export async function registrationProps(context: SiteContext) {
  const { site, locale, checkout } = context;
  return {
    providers: listOption(site, "SocialProviders"),
    consents: await getConsents(context, "registerForm"),
    captcha: siteCaptcha(site, getSettings()),
    countries: namedCountries(allowedCountries(site.countries, checkout.allowedCountries), locale),
  };
}
