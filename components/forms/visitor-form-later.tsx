"use client";

import { lazy, Suspense } from "react";
import { whenNear } from "@/components/ui/when-near";
import type { VisitorFormProps } from "./types";

const VisitorForm = lazy(async () => {
  await whenNear("[data-visitor-form]");
  return { default: (await import("./visitor-form")).VisitorForm };
});

/** A form as the server drew it, until somebody comes near: forms stand at the end of pages. */
export const VisitorFormLater = (props: VisitorFormProps) => (
  <div data-visitor-form>
    <Suspense>
      <VisitorForm {...props} />
    </Suspense>
  </div>
);
