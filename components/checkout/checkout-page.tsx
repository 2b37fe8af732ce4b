"use client";

import { lazy, Suspense } from "react";
import { useMounted } from "#components/hydration/use-mounted.ts";
import { withMessages } from "#components/messages/with-messages.tsx";
import type { CheckoutProps } from "./checkout-props.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

const loadFlow = withMessages(async () => (await import("./checkout-flow.tsx")).CheckoutFlow);
const CheckoutFlow = lazy(async () => {
  const [Flow] = await Promise.all([loadFlow(), join()]);
  return { default: Flow };
});

/** Takes over another tab's checkout state while the code is downloaded. */
const join = () =>
  Promise.all([
    import("#stores/checkout/checkout-share.ts"),
    import("#stores/checkout/checkout-store.ts"),
  ])
    .then(([{ joinCheckout }, { checkoutStore }]) => joinCheckout(checkoutStore()))
    .catch(() => null);

/** The checkout page's island: the static page contains the skeleton, the browser loads the rest. */
export function CheckoutPage(props: CheckoutProps) {
  const mounted = useMounted();
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      {mounted ? <CheckoutFlow {...props} /> : <CheckoutSkeleton />}
    </Suspense>
  );
}
