"use client";

import { lateIsland } from "#components/hydration/late-island.tsx";
import { withMessages } from "#components/messages/with-messages.tsx";
import type { ReviewBoardProps } from "./review-board.tsx";

/** The reviews of a product or post, whose code is downloaded near the viewport or on intent. */
export const ReviewBoardLate = lateIsland<ReviewBoardProps>(
  withMessages(async () => (await import("./review-board.tsx")).ReviewBoard),
);
