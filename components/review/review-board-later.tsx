"use client";

import { type ComponentProps, lazy, Suspense } from "react";
import { whenNear } from "@/components/ui/when-near";
import type { ReviewBoard as Board } from "./review-board";

const ReviewBoard = lazy(async () => {
  await whenNear("[data-reviews]");
  return { default: (await import("./review-board")).ReviewBoard };
});

/** The reviews as the server drew them, until somebody comes near. */
export const ReviewBoardLater = (props: ComponentProps<typeof Board>) => (
  <div data-reviews className="min-w-0">
    <Suspense>
      <ReviewBoard {...props} />
    </Suspense>
  </div>
);
