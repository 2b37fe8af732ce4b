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

/** A step that the shopper opens gets an entry of its own in the browser's history. */
export function pushStep(step: CheckoutStep): void {
  if (stepInAddress() !== step) window.history.pushState(null, "", addressOf(step));
}

/**
 * Keeps the address at the open step, and opens the step of an address: of a link, of a reload, and of the browser's
 * `Back`, which goes one step back.
 *
 * @param active the open step; null while the steps are not shown
 * @param open opens the step of that name, by the browser's buttons or as the page opens; false where it may not
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
  /** In place of the entry, not after it: `Back` must not lead to a step that cannot be opened. */
  const correct = useEffectEvent(() => {
    if (active !== null && stepInAddress() !== active)
      window.history.replaceState(null, "", addressOf(active));
  });
  const isShown = active !== null;
  const followed = useRef(false);
  useEffect(() => {
    if (active === null) return;
    // Later the step leads: it may close by itself, e.g. because another tab has changed the cart.
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
