"use client";

import { lazy, Suspense } from "react";
import { useMounted } from "#components/hydration/use-mounted.ts";
import type { CheckoutProps } from "./checkout-props.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

const CheckoutFlow = lazy(() =>
  Promise.all([import("./checkout-flow.tsx"), join()]).then(([{ CheckoutFlow }]) => ({
    default: CheckoutFlow,
  })),
);

/** What another tab holds of this checkout is handed over while the code is on its way. */
const join = () =>
  Promise.all([
    import("#stores/checkout/checkout-share.ts"),
    import("#stores/checkout/checkout-store.ts"),
  ])
    .then(([{ joinCheckout }, { checkoutStore }]) => joinCheckout(checkoutStore()))
    .catch(() => null);

/** The checkout's island: its skeleton is in the static page, everything of the shopper is the browser's. */
export function CheckoutPage(props: CheckoutProps) {
  const mounted = useMounted();
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      {mounted ? <CheckoutFlow {...props} /> : <CheckoutSkeleton />}
    </Suspense>
  );
}
