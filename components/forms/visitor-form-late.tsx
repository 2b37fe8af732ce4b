"use client";

import { lateIsland } from "#components/hydration/late-island.tsx";
import type { VisitorFormProps } from "./visitor-form-props.ts";

/** A form of a page: forms stand at the end of pages. */
export const VisitorFormLate = lateIsland<VisitorFormProps>(
  async () => (await import("./visitor-form.tsx")).VisitorForm,
);
