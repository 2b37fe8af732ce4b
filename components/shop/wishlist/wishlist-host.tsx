"use client";

import { useEffect } from "react";
import { authStore, hasSessionHint } from "#stores/auth/auth-store.ts";
import { isKeeping } from "#stores/is-keeping.ts";

const load = () => import("./wishlist-actions.ts");

/**
 * Mounted once by the storefront layout: handles clicks on wish list buttons, which are plain markup. Reads the wish
 * list of a logged-in customer, or of a guest who has one on the device, and shows the compared products. A visitor
 * with neither downloads nothing.
 */
export function WishlistHost() {
  useEffect(() => {
    const show = () => {
      if (hasSessionHint() || isKeeping()) void load().then(({ showKept }) => showKept());
    };
    const onClick = ({ target }: MouseEvent) => {
      const button =
        target instanceof Element && target.closest<HTMLElement>("[data-wishlist],[data-compare]");
      if (button) void load().then(({ pressKept }) => pressKept(button));
    };
    show();
    document.addEventListener("click", onClick);
    const stop = authStore.subscribe(show);
    return () => {
      document.removeEventListener("click", onClick);
      stop();
    };
  }, []);
  return null;
}
