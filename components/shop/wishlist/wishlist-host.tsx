"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { authStore, hasSessionHint } from "#stores/auth/auth-store.ts";
import { isComparing } from "#stores/compare/is-comparing.ts";
import { hasKeptWishes } from "#stores/wishlist/has-kept-wishes.ts";

const loadComparison = () => import("#components/shop/compare/comparison.tsx");
const Comparison = lazy(() => loadComparison().then(({ Comparison }) => ({ default: Comparison })));

/**
 * Mounted once by the storefront layout: handles the clicks on buttons that keep a product, which are plain markup. It
 * reads the wish list of a logged-in customer, or of a guest who has one on the device, and shows the products that are
 * compared. Whoever has none downloads nothing.
 */
export function WishlistHost() {
  const [compares, setCompares] = useState(false);
  useEffect(() => {
    setCompares(isComparing());
    const load = () => {
      if (hasSessionHint() || hasKeptWishes())
        void import("./wishlist-actions.ts").then(({ loadWishlist }) => loadWishlist());
    };
    const onClick = ({ target }: MouseEvent) => {
      const button =
        target instanceof Element && target.closest<HTMLElement>("[data-wishlist],[data-compare]");
      if (!button) return;
      if (button.dataset.compare) {
        setCompares(true);
        void loadComparison().then(({ pressCompare }) => pressCompare(button));
      } else void import("./wishlist-actions.ts").then(({ toggleWish }) => toggleWish(button));
    };
    load();
    document.addEventListener("click", onClick);
    const stop = authStore.subscribe(load);
    return () => {
      document.removeEventListener("click", onClick);
      stop();
    };
  }, []);
  return compares ? (
    <Suspense>
      <Comparison />
    </Suspense>
  ) : null;
}
