"use client";

import { useEffect } from "react";
import { authStore, hasSessionHint } from "#stores/auth/auth-store.ts";

/**
 * Mounted once by the storefront layout: handles the clicks on wish list buttons, which are plain markup, and reads the
 * list of a logged-in customer. A guest who clicks none of them downloads nothing.
 */
export function WishlistHost() {
  useEffect(() => {
    const load = () => {
      if (hasSessionHint())
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
