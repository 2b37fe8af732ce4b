"use client";

import { type WaitFor, whenAlive } from "#components/kit/hydration/first-interaction.ts";
import { lateIsland } from "#components/kit/hydration/late-island.tsx";
import { loadCartInSteps } from "#components/shop/cart/load-cart.ts";
import { hasSessionHint } from "#stores/auth/auth-store.ts";

/** At once if the browser has information that the server lacked: a choice in the URL, a customer's own price. */
export const whenBuyingIsNear: WaitFor = async (element, signal) => {
  if (location.search === "" && !hasSessionHint()) await whenAlive(element, signal);
};

/** The buy box: a form that works without scripts, whose code is loaded once the visitor uses the page. */
export const BuyBoxLate = lateIsland(async () => (await import("./buy-box.tsx")).BuyBox, {
  when: whenBuyingIsNear,
  holdsPage: true,
  ahead: loadCartInSteps,
  className: "flex min-w-0 flex-col gap-4",
});
