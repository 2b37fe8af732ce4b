"use client";

import { lateIsland } from "#components/kit/hydration/late-island.tsx";
import type { ReviewBoardProps } from "./review-board.tsx";

/** The reviews of a product or post, whose code is downloaded near the viewport or on intent. */
export const ReviewBoardLate = lateIsland<ReviewBoardProps>(
  async () => (await import("./review-board.tsx")).ReviewBoard,
);
