import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import type { CartModel } from "#components/shop/cart-runtime/use-cart.ts";
import { cartCurrency } from "#lib/shop/domain/cart/currency.ts";
import { type DeliveryFrom, deliveryFrom } from "#lib/shop/domain/cart/delivery-from.ts";
import { deliveryOffersQuery } from "#lib/web/client/delivery.ts";

/** The country for which a cart says what its delivery costs, where the backend offers to say it. */
export interface DeliveryCountry {
  readonly id: number;
  readonly name: string;
}

/** The least that the delivery of the cart costs; null while that is unknown, or a method is chosen. */
export function useDeliveryFrom(
  { cart, runtime }: CartModel,
  country: DeliveryCountry | undefined,
): DeliveryFrom | null {
  const currency = cartCurrency(cart, useSite());
  const isOpen = cart !== null && cart.deliveryMethodId === null && !cart.digitalOnly;
  const ids = useMemo(
    () => [...new Set(cart?.items.map(({ productId }) => productId))].sort((a, b) => a - b),
    [cart],
  );
  const query = deliveryOffersQuery(ids, country?.id, currency.id);
  const { data } = useQuery(
    { ...query, enabled: query.enabled && isOpen, retry: false },
    runtime.client,
  );
  // Downloads and services have no methods, and need none.
  const sent = data?.filter((offers) => offers.length > 0);
  return isOpen && sent ? deliveryFrom(sent, cart.prices.converted.itemsTotal) : null;
}
