"use client";

import { lazy, Suspense } from "react";
import { NoCart } from "#components/cart/no-cart.tsx";
import { useHasCart } from "#components/cart-runtime/use-has-cart.ts";
import type { CheckoutProps } from "./checkout-props.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

const CheckoutFlow = lazy(() =>
  Promise.all([import("./checkout-flow.tsx"), join()]).then(([{ CheckoutFlow }]) => ({
    default: CheckoutFlow,
  })),
);

/** Takes over another tab's checkout state while the code is downloaded. */
const join = () =>
  Promise.all([
    import("#stores/checkout/checkout-share.ts"),
    import("#stores/checkout/checkout-store.ts"),
  ])
    .then(([{ joinCheckout }, { checkoutStore }]) => joinCheckout(checkoutStore()))
    .catch(() => null);

/**
 * The checkout page's island: the static page contains the skeleton, the browser loads the rest. A visitor without a cart
 * downloads none of the checkout.
 */
export function CheckoutPage(props: CheckoutProps) {
  const hasCart = useHasCart();
  if (hasCart === null) return <CheckoutSkeleton />;
  if (!hasCart) return <NoCart {...props.noCart} />;
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <CheckoutFlow {...props} />
    </Suspense>
  );
}
