"use client";

import { lazy, Suspense } from "react";
import { useHasCart } from "#components/cart-runtime/use-has-cart.ts";
import { useDialogTexts } from "#components/providers/dialog-texts.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { NoCart, type NoCartWords } from "./no-cart.tsx";

const CartContents = lazy(() =>
  import("./cart-contents.tsx").then(({ CartContents }) => ({ default: CartContents })),
);

/**
 * The cart page's island: the static page contains the skeleton, the browser loads the cart. A visitor without one
 * downloads nothing for it.
 */
export function CartPage({ noCart }: { readonly noCart: NoCartWords }) {
  const hasCart = useHasCart();
  const { cart: texts } = useDialogTexts();
  if (hasCart === null) return <CartSkeleton />;
  if (!hasCart)
    return (
      <div className="stack">
        {texts?.note}
        <NoCart
          {...noCart}
          title={texts?.emptyTitle ?? noCart.title}
          text={texts?.emptyText ?? noCart.text}
        />
      </div>
    );
  return (
    <Suspense fallback={<CartSkeleton />}>
      <CartContents />
    </Suspense>
  );
}
