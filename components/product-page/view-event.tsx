"use client";

import { useEffect, useEffectEvent } from "react";
import { track } from "#lib/analytics/track.ts";

interface ViewEventProps {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly currency: string;
}

/** Tells the site's event stream that a product was looked at. Stands in the page only where there is a target. */
export function ViewEvent({ id, name, price, currency }: ViewEventProps) {
  const view = useEffectEvent(() =>
    track({
      type: "viewItem",
      currency,
      value: price,
      items: [{ id, name, price, quantity: 1 }],
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is another view
  useEffect(() => view(), [id]);
  return null;
}
