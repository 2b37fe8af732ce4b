"use client";

import { lazy, Suspense } from "react";
import { useHasCart } from "#components/cart-runtime/use-has-cart.ts";
import { CartSkeleton } from "./cart-skeleton.tsx";

const CartContents = lazy(() =>
  import("./cart-contents.tsx").then(({ CartContents }) => ({ default: CartContents })),
);
const NoCartPage = lazy(() =>
  import("./no-cart.tsx").then(({ NoCartPage }) => ({ default: NoCartPage })),
);

/**
 * The cart page's island: the static page contains the skeleton, the browser loads the cart, or the few words that a
 * visitor without one needs.
 */
export function CartPage() {
  const hasCart = useHasCart();
  if (hasCart === null) return <CartSkeleton />;
  return (
    <Suspense fallback={<CartSkeleton />}>{hasCart ? <CartContents /> : <NoCartPage />}</Suspense>
  );
}
