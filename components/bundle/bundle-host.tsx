"use client";

import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { bundleStore, closeBundleModal } from "#stores/bundle/bundle-store.ts";

const BundleModal = lazy(() =>
  import("./bundle-modal.tsx").then(({ BundleModal }) => ({ default: BundleModal })),
);

/**
 * The place of the bundle dialog, on every page (spec 2, Public layout). Mounted before the cart's: adding closes this
 * dialog and may open that one, and the focus must have been given back by then.
 */
export function BundleHost() {
  const { request, open } = useStore(bundleStore);
  return request ? (
    <Suspense>
      <BundleModal request={request} open={open} onClose={closeBundleModal} />
    </Suspense>
  ) : null;
}
