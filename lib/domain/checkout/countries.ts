import type { CheckoutSettings, Country } from "@/lib/api/schemas/site";

/** Countries the shop delivers to: the site's list, narrowed by `allowedCountries` (spec 3). Iso codes in any case. */
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
 * The shop's countries a cart can be delivered to. Without an answer, or with an empty one, the shop's list
 * stands: a question that failed must not close the shop.
 */
export function deliverableCountries(
  allowed: readonly Country[],
  available: readonly Pick<Country, "iso">[] | undefined,
): readonly Country[] {
  const isos = new Set(available?.map(({ iso }) => iso.toUpperCase()));
  return isos.size > 0 ? allowed.filter(({ iso }) => isos.has(iso.toUpperCase())) : allowed;
}
