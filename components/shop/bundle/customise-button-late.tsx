"use client";

import { lateIsland } from "#components/kit/hydration/late-island.tsx";

/** The button's code is loaded only by the pages of bundles. It is visible at once; an earlier click is recorded. */
export const CustomiseButtonLate = lateIsland(
  async () => (await import("./customise-button.tsx")).CustomiseButton,
);
