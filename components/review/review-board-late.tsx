"use client";

import { lateIsland } from "@/components/ui/late-island";
import type { ReviewBoardProps } from "./types";

/** The reviews under a product or a post. */
export const ReviewBoardLate = lateIsland<ReviewBoardProps>(
  async () => (await import("./review-board")).ReviewBoard,
);
