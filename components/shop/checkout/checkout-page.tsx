"use client";

import { lazy } from "react";
import { FirstLook } from "#components/shop/cart/first-look.tsx";
import { NoCart } from "#components/shop/cart/no-cart.tsx";
import { loadEarly } from "#components/shop/cart-runtime/use-has-cart.ts";
import type { CheckoutProps } from "./checkout-props.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

const loadFlow = () => import("./checkout-flow.tsx");
loadEarly(loadFlow);
const CheckoutFlow = lazy(() =>
  Promise.all([loadFlow(), join()]).then(([{ CheckoutFlow }]) => ({
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
 * The checkout page's island. The static page contains the whole empty state, so a visitor without a cart downloads
 * none of the checkout. If there is a cart, the browser loads the steps.
 */
export const CheckoutPage = (props: CheckoutProps) => (
  <FirstLook empty={<NoCart {...props.noCart} />} skeleton={<CheckoutSkeleton />}>
    <CheckoutFlow {...props} />
  </FirstLook>
);
