"use client";

import { lateIsland } from "#components/hydration/late-island.tsx";

/** The button's code is loaded by the pages of bundles only. It is in view at once; a press before that is held. */
export const CustomiseButtonLate = lateIsland(
  async () => (await import("./customise-button.tsx")).CustomiseButton,
);
