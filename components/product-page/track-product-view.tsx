"use client";

import { useEffect, useEffectEvent } from "react";
import { track } from "#lib/analytics/track.ts";

interface TrackProductViewProps {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly currency: string;
}

/** Sends the view of a product to the site's analytics. Mounted only where the site has an analytics target. */
export function TrackProductView({ id, name, price, currency }: TrackProductViewProps) {
  const trackView = useEffectEvent((product: number) =>
    track({
      type: "viewItem",
      currency,
      value: price,
      items: [{ id: product, name, price, quantity: 1 }],
    }),
  );
  useEffect(() => trackView(id), [id]);
  return null;
}
