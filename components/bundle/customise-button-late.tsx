"use client";

import { lateIsland } from "#components/hydration/late-island.tsx";
import { withMessages } from "#components/messages/with-messages.tsx";

/** The button's code is loaded by the pages of bundles only. It is in view at once; a press before that is held. */
export const CustomiseButtonLate = lateIsland(
  withMessages(async () => (await import("./customise-button.tsx")).CustomiseButton),
);
