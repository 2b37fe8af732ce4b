"use client";

import { useQuery } from "@tanstack/react-query";
import { cartRuntime } from "#components/cart-runtime/browser-cart.ts";
import type { Result } from "#lib/api/errors.ts";
import type { DeliveryMethod, PaymentMethod } from "#lib/api/schemas/cart.ts";
import { checkoutCalls } from "#lib/client/checkout.ts";
import { dataOf } from "#lib/client/fault.ts";
import { queryKeys } from "#lib/client/keys.ts";
import { browserQueryClient } from "#lib/client/query-client.ts";
import { canAskPayment } from "#lib/domain/checkout/payment.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { useCheckout } from "./use-checkout.ts";

/** Milliseconds for which going back and forth between steps reads nothing. */
const STALE_TIME = 30_000;

const NO_BUYER: Result<never> = {
  ok: false,
  error: { kind: "validation", status: 422, message: "No active user" },
};

/** The delivery methods for the saved address. */
export function useDeliveryMethods(countryId: number | null) {
  const buyer = useCheckout((state) => state.buyer);
  const revision = useCheckout((state) => state.revision);
  return useQuery<DeliveryMethod[]>(
    {
      queryKey: queryKeys.delivery(browserSession.id(), revision),
      queryFn: async () =>
        dataOf(
          buyer.userId === null || countryId === null
            ? NO_BUYER
            : cartRuntime().handleSessionEnd(
                await checkoutCalls.deliveryMethods(buyer.userId, buyer, countryId),
              ),
        ),
      staleTime: STALE_TIME,
    },
    browserQueryClient(),
  );
}

/** The payment methods for the saved address and delivery, read once both are saved. */
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
            ? NO_BUYER
            : cartRuntime().handleSessionEnd(
                await checkoutCalls.paymentMethods(buyer.userId, buyer),
              ),
        ),
      staleTime: STALE_TIME,
    },
    browserQueryClient(),
  );
}
