import { fullLocale } from "#lib/base/utils/intl.ts";
import type { Country } from "#lib/shop/api/schemas/site-schema.ts";
import { allowedCountries } from "#lib/shop/domain/address/countries.ts";
import { textOption } from "./options.ts";
import type { SiteContext } from "./types.ts";

/**
 * The country for delivery prices before an address is known: the site's option `DefaultCountry`, otherwise the only
 * country that it sells to, otherwise the country with the most speakers of the page's language. Null if the site does
 * not sell there.
 */
export function usualCountry({ site, locale, checkout }: SiteContext): Country | null {
  const countries = allowedCountries(site.countries, checkout.allowedCountries);
  const named = (iso: string | undefined) =>
    countries.find((country) => country.iso.toUpperCase() === iso?.toUpperCase());
  const only = countries.length === 1 ? countries[0] : undefined;
  return named(textOption(site, "DefaultCountry")) ?? only ?? named(regionOf(locale)) ?? null;
}

function regionOf(locale: string): string | undefined {
  try {
    return fullLocale(locale).region;
  } catch {
    return undefined;
  }
}
