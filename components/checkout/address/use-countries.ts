"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cartRuntime } from "#components/cart-runtime/browser-cart.ts";
import { useSite } from "#components/providers/site-provider.tsx";
import type { Country } from "#lib/api/schemas/site.ts";
import { checkoutCalls } from "#lib/client/checkout.ts";
import { dataOf } from "#lib/client/fault.ts";
import { queryKeys } from "#lib/client/keys.ts";
import { browserQueryClient } from "#lib/client/query-client.ts";
import {
  countryName,
  deliverableCountries,
  type NamedCountry,
  namedCountries,
} from "#lib/domain/address/countries.ts";
import { browserSession } from "#stores/cart/cart-session.ts";

/** Milliseconds until the response is stale: it depends on the cart's contents. */
const STALE_TIME = 30_000;

/**
 * The countries to choose from: `billing` are all of the shop's, `delivery` those of them to which the backend delivers
 * this cart, or all where that is unknown.
 */
export function useCountries(allowed: readonly Country[]): {
  readonly delivery: readonly NamedCountry[];
  readonly billing: readonly NamedCountry[];
  readonly nameOf: (iso: string) => string;
  /** The id of a country to which this cart is delivered; null where it is not. */
  readonly deliveryId: (iso: string) => number | null;
} {
  const { locale } = useSite();
  const { data } = useQuery(
    {
      queryKey: queryKeys.countries(browserSession.id()),
      queryFn: async () =>
        dataOf(cartRuntime().handleSessionEnd(await checkoutCalls.availableCountries())),
      enabled: browserSession.id() !== null,
      staleTime: STALE_TIME,
    },
    browserQueryClient(),
  );
  return useMemo(() => {
    const delivery = namedCountries(deliverableCountries(allowed, data), locale);
    return {
      delivery,
      deliveryId: (code) => delivery.find(({ iso }) => iso === code.toUpperCase())?.id ?? null,
      billing: namedCountries(allowed, locale),
      nameOf: (iso) => countryName(iso, locale) ?? iso,
    };
  }, [allowed, data, locale]);
}
