"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSite } from "@/components/providers/site-provider";
import type { Country } from "@/lib/api/schemas/site";
import { deliverableCountries } from "@/lib/domain/checkout/countries";
import { dataOf } from "@/lib/queries/fault";
import { queryKeys } from "@/lib/queries/keys";
import { browserQueryClient } from "@/lib/queries/query-client";
import { countryName } from "@/lib/utils/country-name";
import { browserSession } from "@/stores/cart-session";
import { checkoutCalls } from "@/stores/checkout-calls";

/** Milliseconds in which what was asked of this cart is trusted: its contents may change. */
const FRESH = 30_000;

/** A country to choose from, named in the page's language. `iso` is in capitals. */
export interface NamedCountry {
  readonly id: number;
  readonly iso: string;
  readonly name: string;
}

/**
 * The countries to choose from: `billing` are the shop's, `delivery` those of them the backend delivers this cart
 * to. Without that answer the shop's list stands.
 */
export function useCountries(allowed: readonly Country[]): {
  readonly delivery: readonly NamedCountry[];
  readonly billing: readonly NamedCountry[];
  readonly nameOf: (iso: string) => string;
} {
  const { locale } = useSite();
  const { data } = useQuery(
    {
      queryKey: queryKeys.countries(browserSession.id()),
      queryFn: async () => dataOf(await checkoutCalls.availableCountries()),
      enabled: browserSession.id() !== null,
      staleTime: FRESH,
    },
    browserQueryClient(),
  );
  return useMemo(() => {
    const nameAll = (countries: readonly Country[]) =>
      countries
        .map(({ id, iso, name }) => ({
          id,
          iso: iso.toUpperCase(),
          name: countryName(iso, locale) ?? name,
        }))
        .sort((a, b) => a.name.localeCompare(b.name, locale));
    return {
      delivery: nameAll(deliverableCountries(allowed, data)),
      billing: nameAll(allowed),
      nameOf: (iso) => countryName(iso, locale) ?? iso,
    };
  }, [allowed, data, locale]);
}
