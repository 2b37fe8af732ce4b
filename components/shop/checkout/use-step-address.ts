"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import type { CheckoutStep } from "#lib/shop/domain/checkout/steps.ts";

/** The part of the address that names the open step. */
const NAME = "step";

const stepInAddress = () => new URLSearchParams(window.location.search).get(NAME);

function addressOf(step: CheckoutStep): string {
  const url = new URL(window.location.href);
  url.searchParams.set(NAME, step);
  return url.href;
}

/** Adds an entry to the browser's history for a step that the shopper opens. */
export function pushStep(step: CheckoutStep): void {
  if (stepInAddress() !== step) window.history.pushState(null, "", addressOf(step));
}

/**
 * Keeps the URL in sync with the open step: opens the step of a link, of a reload, and of the browser's `Back`.
 * @param active the open step; null while the steps are not shown
 * @param open opens the step with that name; false if it may not be opened
 */
export function useStepAddress(
  active: CheckoutStep | null,
  open: (name: string, byBrowser: boolean) => boolean,
): void {
  const follow = useEffectEvent((byBrowser: boolean) => {
    const named = stepInAddress();
    if (active === null || named === active) return;
    if (named === null || !open(named, byBrowser)) correct();
  });
  /** Replaces the entry instead of adding one: `Back` must not lead to a step that cannot be opened. */
  const correct = useEffectEvent(() => {
    if (active !== null && stepInAddress() !== active)
      window.history.replaceState(null, "", addressOf(active));
  });
  const isShown = active !== null;
  const followed = useRef(false);
  useEffect(() => {
    if (active === null) return;
    // After the first time the step decides: it may close by itself, e.g. because another tab has changed the cart.
    if (followed.current) correct();
    else follow(false);
    followed.current = true;
  }, [active]);
  useEffect(() => {
    if (!isShown) return;
    const onPop = () => follow(true);
    window.addEventListener("popstate", onPop);
    return () => window.removeEventListener("popstate", onPop);
  }, [isShown]);
}
