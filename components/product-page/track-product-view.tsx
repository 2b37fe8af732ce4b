"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { track } from "#lib/analytics/track.ts";

interface TrackProductViewProps {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly currency: string;
}

/** Sends the view of a product to the site's analytics. Mounted only where the site has a target for them. */
export function TrackProductView({ id, name, price, currency }: TrackProductViewProps) {
  const trackView = useEffectEvent(() =>
    track({
      type: "viewItem",
      currency,
      value: price,
      items: [{ id, name, price, quantity: 1 }],
    }),
  );
  const tracked = useRef<number>(null);
  useEffect(() => {
    if (tracked.current === id) return;
    tracked.current = id;
    trackView();
  }, [id]);
  return null;
}
