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
