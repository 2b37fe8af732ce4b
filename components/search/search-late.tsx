"use client";

import { lateIsland } from "#components/hydration/late-island.tsx";
import { whenAlive } from "#components/hydration/when-alive.ts";

/** The search page as forms and links that work by themselves; its code is loaded once the visitor uses the page. */
export const SearchLate = lateIsland(
  async () => (await import("./search-island.tsx")).SearchIsland,
  { when: whenAlive, holdsPage: true },
);
