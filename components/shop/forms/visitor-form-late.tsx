"use client";

import { lateIsland } from "#components/kit/hydration/late-island.tsx";
import type { VisitorFormProps } from "./visitor-form-props.ts";

/** A visitor's form whose code is downloaded near the viewport or on intent: forms are at the end of pages. */
export const VisitorFormLate = lateIsland<VisitorFormProps>(
  async () => (await import("./visitor-form.tsx")).VisitorForm,
);

/** The same for a form with files: few forms have any, so the others do not download the upload code. */
export const FileFormLate = lateIsland<VisitorFormProps>(
  async () => (await import("./uploads/file-form.tsx")).FileForm,
);
