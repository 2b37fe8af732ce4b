import { displayNames } from "#lib/base/utils/intl.ts";
import type { CheckoutSettings, Country } from "#lib/shop/api/schemas/site-schema.ts";

/**
 * Countries the shop delivers to: the site's list, narrowed by `allowedCountries` (docs/contract.md §2.4). ISO codes in
 * upper or lower case.
 */
export function allowedCountries(
  countries: readonly Country[],
  allowed: CheckoutSettings["allowedCountries"],
): readonly Country[] {
  if (allowed === "ALL") return countries;
  const wanted = new Set(allowed.map((iso) => iso.toUpperCase()));
  return countries.filter(
    ({ iso, code }) => wanted.has(iso.toUpperCase()) || wanted.has(code.toUpperCase()),
  );
}

/**
 * The shop's countries that a cart can be delivered to. Without an answer, or with an empty one, the shop's list is
 * used: a failed request must not close the shop.
 */
export function deliverableCountries(
  allowed: readonly Country[],
  available: readonly Pick<Country, "iso">[] | undefined,
): readonly Country[] {
  const isos = new Set(available?.map(({ iso }) => iso.toUpperCase()));
  return isos.size > 0 ? allowed.filter(({ iso }) => isos.has(iso.toUpperCase())) : allowed;
}

/** A country to choose from, named in the page's language. `iso` is in capitals. */
export interface NamedCountry {
  readonly id: number;
  readonly iso: string;
  readonly name: string;
}

/**
 * Countries by their names in a language, sorted in that language. The site's record names them in only one language.
 */
export const namedCountries = (countries: readonly Country[], locale: string): NamedCountry[] =>
  countries
    .map(({ id, iso, name }) => ({
      id,
      iso: iso.toUpperCase(),
      name: countryName(iso, locale) ?? name,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));

/** A country's name in a language; undefined for an unknown code. */
export function countryName(iso: string, locale: string): string | undefined {
  try {
    return displayNames(locale, { type: "region", fallback: "none" }).of(iso.toUpperCase());
  } catch {
    return undefined;
  }
}
