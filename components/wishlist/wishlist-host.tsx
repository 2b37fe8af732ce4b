"use client";

import { useEffect } from "react";
import { authStore, hasSessionHint } from "#stores/auth/auth-store.ts";

/**
 * Mounted once by the storefront layout: hears the wishlist buttons, which are plain markup of every page, and reads
 * the list of whoever is logged in. A guest who clicks nothing downloads nothing.
 */
export function WishlistHost() {
  useEffect(() => {
    const start = () => {
      if (hasSessionHint())
        void import("./wishlist-actions.ts").then((wishlist) => wishlist.start());
    };
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>("[data-wishlist]");
      if (button) void import("./wishlist-actions.ts").then((wishlist) => wishlist.click(button));
    };
    start();
    document.addEventListener("click", onClick);
    const stop = authStore.subscribe(start);
    return () => {
      document.removeEventListener("click", onClick);
      stop();
    };
  }, []);
  return null;
}
