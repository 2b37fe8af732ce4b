"use client";

import { lazy, Suspense } from "react";
import { useMounted } from "#components/hydration/use-mounted.ts";
import { CartSkeleton } from "./cart-skeleton.tsx";

const CartContents = lazy(() =>
  import("./cart-contents.tsx").then(({ CartContents }) => ({ default: CartContents })),
);

/** The cart page's island: the skeleton is in the static page, the cart itself is the browser's. */
export function CartPage() {
  const mounted = useMounted();
  return (
    <Suspense fallback={<CartSkeleton />}>{mounted ? <CartContents /> : <CartSkeleton />}</Suspense>
  );
}
