"use client";

import { lateIsland } from "#components/hydration/late-island.tsx";
import type { ReviewBoardProps } from "./shown-review.ts";

/** The reviews under a product or a post. */
export const ReviewBoardLate = lateIsland<ReviewBoardProps>(
  async () => (await import("./review-board.tsx")).ReviewBoard,
);
