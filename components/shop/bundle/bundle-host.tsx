"use client";

import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { bundleStore, closeBundleModal } from "#stores/bundle/bundle-store.ts";

const BundleModal = lazy(() =>
  import("./bundle-modal.tsx").then(({ BundleModal }) => ({ default: BundleModal })),
);

/**
 * Contains the bundle dialog, on every page (docs/screens.md §2.2). Mounted before the cart's host: adding closes this
 * dialog and may open the cart's, and by then the focus must be back where it was.
 */
export function BundleHost() {
  const { request, open } = useStore(bundleStore);
  return request ? (
    <Suspense>
      <BundleModal request={request} open={open} onClose={closeBundleModal} />
    </Suspense>
  ) : null;
}
