"use client";

import { useStore } from "zustand";
import { onDemand } from "#components/kit/hydration/on-demand.tsx";
import { bundleStore, closeBundleModal } from "#stores/bundle/bundle-store.ts";

const BundleModal = onDemand(async () => (await import("./bundle-modal.tsx")).BundleModal);

/**
 * Contains the bundle dialog, on every page (docs/screens.md §2.2). Mounted before the cart's host: adding closes this
 * dialog and may open the cart's, and by then the focus must be back where it was.
 */
export function BundleHost() {
  const { request, open } = useStore(bundleStore);
  return request ? <BundleModal request={request} open={open} onClose={closeBundleModal} /> : null;
}
