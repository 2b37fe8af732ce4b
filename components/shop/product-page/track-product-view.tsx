"use client";

import { useEffect, useEffectEvent } from "react";

interface TrackProductViewProps {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly currency: string;
}

/** Sends the view of a product to the site's analytics. Mounted only if the site has an analytics target. */
export function TrackProductView({ id, name, price, currency }: TrackProductViewProps) {
  // A failure is ignored: the shopper needs neither the code nor the request.
  const trackView = useEffectEvent((product: number) =>
    import("#lib/web/analytics/track.ts").then(
      ({ track }) =>
        track({
          type: "viewItem",
          currency,
          value: price,
          items: [{ id: product, name, price, quantity: 1 }],
        }),
      () => null,
    ),
  );
  useEffect(() => void trackView(id), [id]);
  return null;
}
