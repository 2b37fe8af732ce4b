"use client";

import { lateIsland } from "@/components/ui/late-island";
import type { VisitorFormProps } from "./types";

/** A form of a page: forms stand at the end of pages. */
export const VisitorFormLate = lateIsland<VisitorFormProps>(
  async () => (await import("./visitor-form")).VisitorForm,
);
