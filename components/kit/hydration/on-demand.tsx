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
    const isWanted = Loaded === null;
    // biome-ignore lint/correctness/useExhaustiveDependencies: other props are another press, which tries again.
    useEffect(() => {
      if (!isWanted) return;
      let isGone = false;
      void load().then((component) => {
        known = component;
        if (!isGone) setLoaded(() => component);
      });
      return () => {
        isGone = true;
      };
    }, [isWanted, props]);
    return Loaded && <Loaded {...props} />;
  };
}
