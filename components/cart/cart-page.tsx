"use client";

import { lazy, Suspense } from "react";
import { useMounted } from "#components/hydration/use-mounted.ts";
import { CartSkeleton } from "./cart-skeleton.tsx";

const CartContents = lazy(() =>
  import("./cart-contents.tsx").then(({ CartContents }) => ({ default: CartContents })),
);

/** The cart page's island: the static page contains the skeleton, the browser loads the cart. */
export function CartPage() {
  const mounted = useMounted();
  return (
    <Suspense fallback={<CartSkeleton />}>{mounted ? <CartContents /> : <CartSkeleton />}</Suspense>
  );
}
