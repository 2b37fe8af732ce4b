"use client";

import { useQuery } from "@tanstack/react-query";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import type { Currency } from "#lib/shop/api/schemas/site-schema.ts";
import { cartCurrency } from "#lib/shop/domain/cart/currency.ts";
import { queryKeys } from "#lib/web/client/keys.ts";
import { cartRuntime } from "./browser-cart.ts";

/** The currency of the cart's `converted` amounts as last read; makes no request. */
export function useCartCurrency(): Currency {
  const site = useSite();
  const { read, client } = cartRuntime();
  const { data } = useQuery({ queryKey: queryKeys.cart, queryFn: read, enabled: false }, client);
  return cartCurrency(data ?? null, site);
}
