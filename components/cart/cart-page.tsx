"use client";

import { lazy, Suspense } from "react";
import { useHasCart } from "#components/cart-runtime/use-has-cart.ts";
import { withMessages } from "#components/messages/with-messages.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";

const loadContents = withMessages(async () => (await import("./cart-contents.tsx")).CartContents);
const CartContents = lazy(async () => ({ default: await loadContents() }));
const loadNoCart = withMessages(async () => (await import("./no-cart.tsx")).NoCartPage);
const NoCartPage = lazy(async () => ({ default: await loadNoCart() }));

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
