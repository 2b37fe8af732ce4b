"use client";

import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { watchLinks } from "./watch-links.ts";

/**
 * Next's constant of that name, which its public types do not export: prefetches the page's data, not only its shell.
 */
const WHOLE_PAGE = "full" as PrefetchKind;

/** Routes clicks on links of the site through the router. Before hydration they are ordinary links. */
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
