"use client";

import { lazy } from "react";
import { useDialogTexts } from "#components/kit/providers/dialog-texts.tsx";
import { loadEarly } from "#components/shop/cart-runtime/use-has-cart.ts";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { FirstLook } from "./first-look.tsx";
import { NoCart, type NoCartWords } from "./no-cart.tsx";
import type { DeliveryCountry } from "./use-delivery-from.ts";

const loadContents = () => import("./cart-contents.tsx");
loadEarly(loadContents);
const CartContents = lazy(() =>
  loadContents().then(({ CartContents }) => ({ default: CartContents })),
);

/**
 * The cart page's island. The static page has the empty state whole: a visitor without a cart downloads nothing for it.
 * The browser loads the cart where there is one.
 */
export function CartPage({
  noCart,
  country,
}: {
  readonly noCart: NoCartWords;
  readonly country?: DeliveryCountry | undefined;
}) {
  const { cart: texts } = useDialogTexts();
  return (
    <FirstLook
      empty={
        <div className="stack">
          {texts?.note}
          <NoCart
            {...noCart}
            title={texts?.emptyTitle ?? noCart.title}
            text={texts?.emptyText ?? noCart.text}
          />
        </div>
      }
      skeleton={<CartSkeleton />}
    >
      <CartContents country={country} />
    </FirstLook>
  );
}
