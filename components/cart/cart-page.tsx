"use client";

import { lazy, Suspense } from "react";
import { useMounted } from "#components/hydration/use-mounted.ts";
import { withMessages } from "#components/messages/with-messages.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";

const loadContents = withMessages(async () => (await import("./cart-contents.tsx")).CartContents);
const CartContents = lazy(async () => ({ default: await loadContents() }));

/** The cart page's island: the static page contains the skeleton, the browser loads the cart. */
export function CartPage() {
  const mounted = useMounted();
  return (
    <Suspense fallback={<CartSkeleton />}>{mounted ? <CartContents /> : <CartSkeleton />}</Suspense>
  );
}
