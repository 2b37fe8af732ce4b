"use client";

import { type ReactNode, Suspense } from "react";
import { useHasCart } from "#components/shop/cart-runtime/use-has-cart.ts";

interface FirstLookProps {
  /** For a visitor without a cart. */
  readonly empty: ReactNode;
  /** Shown while the cart is loaded. */
  readonly skeleton: ReactNode;
  /** For a visitor with a cart, or with an order in progress: loaded by the browser. */
  readonly children: ReactNode;
}

/**
 * The first content of a page about the cart. The cached page is the same for everybody, so it contains both the empty
 * state and the skeleton, and `data-cart` on `<html>` (`cart-hint.tsx`) shows one of them before the first paint. Once
 * the cart is known, the other one is removed, and the same nodes stay.
 */
export function FirstLook({ empty, skeleton, children }: FirstLookProps) {
  const hasCart = useHasCart();
  const isDrawn = hasCart === null;
  return (
    <>
      {hasCart ? null : <div className={isDrawn ? "when-cartless" : undefined}>{empty}</div>}
      {hasCart === false ? null : (
        <div className={isDrawn ? "when-cart" : undefined}>
          {isDrawn ? skeleton : <Suspense fallback={skeleton}>{children}</Suspense>}
        </div>
      )}
    </>
  );
}
