"use client";

import { useQuery } from "@tanstack/react-query";
import { cartRuntime } from "@/components/cart/start-runtime";
import type { Result } from "@/lib/api/errors";
import type { DeliveryMethod, PaymentMethod } from "@/lib/api/schemas/cart";
import { canAskPayment } from "@/lib/domain/checkout/readiness";
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
            : cartRuntime().heed(
                await checkoutCalls.deliveryMethods(buyer.userId, buyer, countryId),
              ),
        ),
      staleTime: FRESH,
    },
    browserQueryClient(),
  );
}

/** The payment methods for the address and delivery saved last, asked for once what they depend on is there. */
export function usePaymentMethods() {
  const buyer = useCheckout((state) => state.buyer);
  const progress = useCheckout((state) => state.progress);
  const cart = cartRuntime().cart();
  const revision = useCheckout((state) => state.revision);
  return useQuery<PaymentMethod[]>(
    {
      queryKey: [...queryKeys.payment(browserSession.id(), revision), cart?.deliveryMethodId],
      enabled: canAskPayment({ cartId: browserSession.id(), cart, buyer, progress }),
      queryFn: async () =>
        dataOf(
          buyer.userId === null
            ? NOBODY
            : cartRuntime().heed(await checkoutCalls.paymentMethods(buyer.userId, buyer)),
        ),
      staleTime: FRESH,
    },
    browserQueryClient(),
  );
}
