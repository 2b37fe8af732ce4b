"use client";

import { useQuery } from "@tanstack/react-query";
import type { Result } from "@/lib/api/errors";
import type { DeliveryMethod, PaymentMethod } from "@/lib/api/schemas/cart";
import { dataOf } from "@/lib/queries/fault";
import { queryKeys } from "@/lib/queries/keys";
import { browserQueryClient } from "@/lib/queries/query-client";
import { browserSession } from "@/stores/cart-session";
import { checkoutCalls } from "@/stores/checkout-calls";
import { useCheckout } from "./use-checkout";

/** Milliseconds in which going back and forth between steps asks nothing. */
const FRESH = 30_000;

const NOBODY: Result<never> = {
  ok: false,
  error: { kind: "validation", status: 422, message: "No active user" },
};

/** The delivery methods for the address saved last. */
export function useDeliveryMethods(countryId: number | null) {
  const buyer = useCheckout((state) => state.buyer);
  const revision = useCheckout((state) => state.revision);
  return useQuery<DeliveryMethod[]>(
    {
      queryKey: queryKeys.delivery(browserSession.id(), revision),
      queryFn: async () =>
        dataOf(
          buyer.userId === null || countryId === null
            ? NOBODY
            : await checkoutCalls.deliveryMethods(buyer.userId, buyer, countryId),
        ),
      staleTime: FRESH,
    },
    browserQueryClient(),
  );
}

/** The payment methods for the address saved last. */
export function usePaymentMethods() {
  const buyer = useCheckout((state) => state.buyer);
  const revision = useCheckout((state) => state.revision);
  return useQuery<PaymentMethod[]>(
    {
      queryKey: queryKeys.payment(browserSession.id(), revision),
      queryFn: async () =>
        dataOf(
          buyer.userId === null ? NOBODY : await checkoutCalls.paymentMethods(buyer.userId, buyer),
        ),
      staleTime: FRESH,
    },
    browserQueryClient(),
  );
}
