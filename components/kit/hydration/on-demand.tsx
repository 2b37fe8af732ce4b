"use client";

import { type ComponentType, useEffect, useState } from "react";

/**
 * A component whose code is downloaded when it is first rendered; it shows nothing until then. Unlike `lazy` in a
 * `Suspense` without a fallback it appears as soon as it is there: React holds back whatever replaces a fallback for
 * up to 300 ms. A failed download is reported (components/kit/providers/chunk-guard.tsx), and the next render tries
 * again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function OnDemand(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    // After each render, so that another press tries again; a running download is shared.
    useEffect(() => {
      if (Loaded === null) void load().then((component) => setLoaded(() => (known = component)));
    });
    return Loaded && <Loaded {...props} />;
  };
}
