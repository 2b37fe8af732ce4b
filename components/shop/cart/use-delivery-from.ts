import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import type { CartModel } from "#components/shop/cart-runtime/use-cart.ts";
import { countryName } from "#lib/shop/domain/address/countries.ts";
import { cartCurrency } from "#lib/shop/domain/cart/currency.ts";
import { type DeliveryFrom, deliveryFrom } from "#lib/shop/domain/cart/delivery-from.ts";
import { deliveryOffersQuery } from "#lib/web/client/delivery.ts";

/**
 * The lowest delivery price for the cart and the country it applies to; undefined while that is unknown, or once a
 * method is chosen.
 */
export function useDeliveryFrom({
  cart,
  runtime,
}: CartModel): (DeliveryFrom & { readonly country: string }) | undefined {
  const site = useSite();
  const [countryId, iso = ""] = site.deliveryTo ?? [];
  const currency = cartCurrency(cart, site);
  const isOpen = cart !== null && cart.deliveryMethodId === null && !cart.digitalOnly;
  const ids = useMemo(
    () => [...new Set(cart?.items.map(({ productId }) => productId))].sort((a, b) => a - b),
    [cart],
  );
  const query = deliveryOffersQuery(ids, countryId, currency.id);
  const { data } = useQuery(
    { ...query, enabled: query.enabled && isOpen, retry: false },
    runtime.client,
  );
  // Downloads and services have no methods, and need none.
  const sent = data?.filter((offers) => offers.length > 0);
  const from = isOpen && sent ? deliveryFrom(sent, cart.prices.converted.itemsTotal) : null;
  return from ? { ...from, country: countryName(iso, site.locale) ?? iso } : undefined;
}
