import "server-only";
import { getConsents } from "#components/shop/consent/get-consents.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import { siteCaptcha } from "#lib/gateway/validation/captcha.ts";
import { allowedCountries, namedCountries } from "#lib/shop/domain/address/countries.ts";
import { flagOption, listOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The server's part of a registration form (docs/screens.md §2.11), on whichever page it is shown. */
export async function registrationProps(context: SiteContext) {
  const { site, locale, checkout } = context;
  return {
    providers: listOption(site, "SocialProviders"),
    consents: await getConsents(context, "registerForm"),
    captcha: siteCaptcha(site, getSettings()),
    anyNames: flagOption(site, "AllowSpecialCharactersInNames"),
    countries: namedCountries(allowedCountries(site.countries, checkout.allowedCountries), locale),
  };
}

/** Whether a guest who has ordered needs only a password for an account: the site requires no consent for it. */
export async function takesPasswordAlone(context: SiteContext): Promise<boolean> {
  const consents = await getConsents(context, "registerForm");
  return consents?.every(({ required }) => !required) ?? false;
}
