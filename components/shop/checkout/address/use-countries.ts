"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { cartRuntime } from "#components/shop/cart-runtime/browser-cart.ts";
import type { Country } from "#lib/shop/api/schemas/site-schema.ts";
import {
  countryName,
  deliverableCountries,
  type NamedCountry,
  namedCountries,
} from "#lib/shop/domain/address/countries.ts";
import { checkoutCalls } from "#lib/web/client/checkout-calls.ts";
import { dataOf } from "#lib/web/client/fault.ts";
import { queryKeys } from "#lib/web/client/keys.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { browserSession } from "#stores/cart/cart-session.ts";

/** Milliseconds until the response is stale: it depends on the cart's contents. */
const STALE_TIME = 30_000;

/**
 * The selectable countries: `billing` has all of the shop's, `delivery` those to which the backend delivers this cart,
 * or all if that is unknown.
 */
export function useCountries(allowed: readonly Country[]): {
  readonly delivery: readonly NamedCountry[];
  readonly billing: readonly NamedCountry[];
  readonly nameOf: (iso: string) => string;
  /** The id of a country to which this cart can be delivered; null for any other. */
  readonly deliveryId: (iso: string) => number | null;
} {
  const { locale } = useSite();
  const { data } = useQuery(
    {
      queryKey: queryKeys.countries(browserSession.id()),
      queryFn: async () =>
        dataOf(cartRuntime().handleSessionEnd(await checkoutCalls.availableCountries())),
      // The store of this language does not know a cart that was begun in another one.
      enabled: browserSession.id() !== null && !browserSession.isForeign(locale),
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
