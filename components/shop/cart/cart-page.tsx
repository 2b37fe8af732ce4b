"use client";

import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useDialogTexts } from "#components/kit/providers/dialog-texts.tsx";
import { loadEarly } from "#components/shop/cart-runtime/use-has-cart.ts";
import { readText } from "#lib/base/browser/storage.ts";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { FirstLook } from "./first-look.tsx";
import { NoCart, type NoCartWords } from "./no-cart.tsx";

const loadContents = () => import("./cart-contents.tsx");
loadEarly(loadContents);
const CartContents = lazy(() =>
  loadContents().then(({ CartContents }) => ({ default: CartContents })),
);
const AfterCart = lazy(() => loadContents().then(({ AfterCart }) => ({ default: AfterCart })));

/** Lines and products stored in this browser: downloaded only if there are any, or if the address contains a list. */
const KeptBelow = lazy(() =>
  import("./kept/kept-below.tsx").then(({ KeptBelow }) => ({ default: KeptBelow })),
);
const isKept = (name: string) => readText("local", `baseline.${name}`);

interface Props {
  readonly noCart: NoCartWords;
  /** Shown below the cart, or below its empty state. */
  readonly promises?: ReactNode;
}

/**
 * The cart page's island. The static page contains the whole empty state, so a visitor without a cart downloads nothing
 * for it. If there is a cart, the browser loads it.
 */
export function CartPage({ noCart, promises }: Props) {
  const { cart: texts } = useDialogTexts();
  const [hasKept, setHasKept] = useState(false);
  useEffect(() => setHasKept(!!location.hash || ["seen", "later"].some(isKept)), []);
  return (
    <>
      <FirstLook
        empty={
          <div className="stack">
            {texts?.note}
            <NoCart
              {...noCart}
              title={texts?.emptyTitle ?? noCart.title}
              text={texts?.emptyText ?? noCart.text}
            />
            {promises}
          </div>
        }
        skeleton={<CartSkeleton />}
      >
        <CartContents onKept={() => setHasKept(true)} />
        <AfterCart>{promises}</AfterCart>
      </FirstLook>
      <Suspense fallback={null}>{hasKept && <KeptBelow />}</Suspense>
    </>
  );
}
