"use client";

import { lazy, Suspense } from "react";
import type { CheckoutProps } from "./checkout-props";
import { CheckoutSkeleton } from "./checkout-skeleton";
import { useMounted } from "./use-mounted";

const CheckoutFlow = lazy(() =>
  import("./checkout-flow").then(({ CheckoutFlow }) => ({ default: CheckoutFlow })),
);

/** The checkout's island: its skeleton is in the static page, everything of the shopper is the browser's. */
export function CheckoutPage(props: CheckoutProps) {
  const mounted = useMounted();
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      {mounted ? <CheckoutFlow {...props} /> : <CheckoutSkeleton />}
    </Suspense>
  );
}
