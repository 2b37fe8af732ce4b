"use client";

import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { watchLinks } from "./watch-links.ts";

/** Next's constant of that name, which its public types leave out: data of the page too, not only its frame. */
const WHOLE_PAGE = "full" as PrefetchKind;

/** Links of the site go through the router. Before it is there they are links like any other. */
export function PageLinks() {
  const router = useRouter();
  useEffect(
    () =>
      watchLinks({
        go: router.push,
        prefetch: (href) => router.prefetch(href, { kind: WHOLE_PAGE }),
      }),
    [router],
  );
  return null;
}
