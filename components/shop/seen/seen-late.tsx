"use client";

import { whenAlive } from "#components/kit/hydration/first-interaction.ts";
import { lateIsland } from "#components/kit/hydration/late-island.tsx";

/** Products seen last, for a page without other code of its own: loaded once the visitor uses it. */
export const SeenLate = lateIsland(
  async () => {
    const { SeenHere } = await import("./seen-here.tsx");
    // An element: an island without one is loaded at once.
    return () => (
      <div>
        <SeenHere />
      </div>
    );
  },
  { when: whenAlive },
);
