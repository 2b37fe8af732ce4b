"use client";

import { whenAlive } from "#components/kit/hydration/first-interaction.ts";
import { lateIsland } from "#components/kit/hydration/late-island.tsx";

/** The search page as forms and links that work by themselves; its code is loaded once the visitor uses the page. */
export const SearchLate = lateIsland(
  async () => (await import("./search-island.tsx")).SearchIsland,
  { when: whenAlive, holdsPage: true },
);
