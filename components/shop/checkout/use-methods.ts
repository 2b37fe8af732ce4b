"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { cartRuntime } from "#components/shop/cart-runtime/browser-cart.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import type { DeliveryMethod, PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import { canAskPayment } from "#lib/shop/domain/checkout/payment.ts";
import type { CheckoutProgress } from "#lib/shop/domain/checkout/steps.ts";
import { checkoutCalls } from "#lib/web/client/checkout-calls.ts";
import { dataOf } from "#lib/web/client/fault.ts";
import { queryKeys } from "#lib/web/client/keys.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { type CheckoutState, checkoutStore } from "#stores/checkout/checkout-store.ts";
import { useCheckout } from "./use-checkout.ts";
import { useKnownBuyer } from "./use-known-buyer.ts";

/** Milliseconds for which methods are not read again when going back and forth between steps. */
const STALE_TIME = 30_000;

const NO_BUYER: Result<never> = {
  ok: false,
  error: { kind: "validation", status: 422, message: "No active user" },
};

/** Milliseconds for which a step waits for the methods of the next one. */
const PATIENCE = 3_000;

/** The delivery methods for the saved address. */
export function useDeliveryMethods(countryId: number | null) {
  const buyer = useCheckout((state) => state.buyer);
  const revision = useCheckout((state) => state.revision);
  const query = useQuery(deliveryQuery({ buyer, revision, countryId }), browserQueryClient());
  useKnownBuyer(query.error);
  return query;
}

/** The payment methods for the saved address and delivery, read once both are saved. */
export function usePaymentMethods() {
  const buyer = useCheckout((state) => state.buyer);
  const progress = useCheckout((state) => state.progress);
  const revision = useCheckout((state) => state.revision);
  const query = useQuery(paymentQuery({ buyer, progress, revision }), browserQueryClient());
  useKnownBuyer(query.error);
  return query;
}

/**
 * Reads the methods of a step before it opens, so that it opens complete. A step whose methods cannot be read, or not
 * soon, opens all the same.
 */
export async function loadMethodsOf(
  { active, done }: CheckoutProgress,
  countryId: number | null,
): Promise<void> {
  const { buyer, revision } = checkoutStore().getState();
  const client = browserQueryClient();
  const load = () => {
    if (active === "shipping")
      return client.prefetchQuery(deliveryQuery({ buyer, revision, countryId }));
    const query = paymentQuery({ buyer, revision, progress: { active, done } });
    return query.enabled === true ? client.prefetchQuery(query) : null;
  };
  if (active === "address") return;
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** The delivery methods for an address, as the step will show them; empty if they cannot be read. */
export const readDeliveryMethods = (
  known: Known & { readonly countryId: number },
): Promise<readonly DeliveryMethod[]> =>
  browserQueryClient()
    .fetchQuery(deliveryQuery(known))
    .catch(() => []);

/** The payment methods for the cart's delivery, as the step will show them; empty if they cannot be read. */
export const readPaymentMethods = (
  known: Known & { readonly progress: CheckoutProgress },
): Promise<readonly PaymentMethod[]> =>
  browserQueryClient()
    .fetchQuery(paymentQuery(known))
    .catch(() => []);

type Known = Pick<CheckoutState, "buyer" | "revision">;

const deliveryQuery = ({ buyer, revision, countryId }: Known & { countryId: number | null }) =>
  queryOptions<DeliveryMethod[]>({
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
  });

function paymentQuery({ buyer, progress, revision }: Known & { progress: CheckoutProgress }) {
  const cart = cartRuntime().cart();
  const cartId = browserSession.id();
  return queryOptions<PaymentMethod[]>({
    queryKey: [...queryKeys.payment(cartId, revision), cart?.deliveryMethodId],
    enabled: canAskPayment({ cartId, cart, buyer, progress }),
    queryFn: async () =>
      dataOf(
        buyer.userId === null
          ? NO_BUYER
          : cartRuntime().handleSessionEnd(await checkoutCalls.paymentMethods(buyer.userId, buyer)),
      ),
    staleTime: STALE_TIME,
  });
}
