"use client";

import { type WaitFor, whenAlive } from "#components/kit/hydration/first-interaction.ts";
import { lateIsland } from "#components/kit/hydration/late-island.tsx";

/** At once if the address has a list. */
const whenWanted: WaitFor = async (...args) => {
  if (location.hash === "") await whenAlive(...args);
};

/** What the cart page shows beside the cart, whose code is loaded once the visitor uses the page. */
export const KeptLate = lateIsland(async () => (await import("./kept-below.tsx")).KeptBelow, {
  when: whenWanted,
});
