"use client";

import { useEffect } from "react";
import { authStore, hasSessionHint } from "#stores/auth/auth-store.ts";
import { hasKeptWishes } from "#stores/wishlist/has-kept-wishes.ts";

/**
 * Mounted once by the storefront layout: handles the clicks on wish list buttons, which are plain markup, and reads the
 * list of a logged-in customer, or of a guest who has one on the device. Whoever has none downloads nothing.
 */
export function WishlistHost() {
  useEffect(() => {
    const load = () => {
      if (hasSessionHint() || hasKeptWishes())
        void import("./wishlist-actions.ts").then(({ loadWishlist }) => loadWishlist());
    };
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>("[data-wishlist]");
      if (button) void import("./wishlist-actions.ts").then(({ toggleWish }) => toggleWish(button));
    };
    load();
    document.addEventListener("click", onClick);
    const stop = authStore.subscribe(load);
    return () => {
      document.removeEventListener("click", onClick);
      stop();
    };
  }, []);
  return null;
}
