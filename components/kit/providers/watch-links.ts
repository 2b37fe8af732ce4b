"use client";

import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isThrifty } from "#lib/base/browser/is-thrifty.ts";

/** The methods of the router that are used: Next's, or a test's. */
interface LinkRouter {
  readonly go: (href: string, options: { scroll: boolean }) => void;
  readonly prefetch: (href: string) => void;
}

const LINK = "a[data-route]";

/**
 * Handles every link of the site (`components/kit/ui/link.tsx`) with one listener per event: a plain click goes through the
 * router; intent (pointer, focus, touch) prefetches the whole page, but never on slow or metered connections
 * (docs/architecture.md §4.2). A click whose default is prevented is left to its own handler. Returns a function that
 * stops it.
 */
export function watchLinks(router: LinkRouter): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let last: Element | null = null;

  const want = ({ target }: Event) => {
    const link = linkOf(target);
    if (link === last) return;
    last = link;
    if (link && !isThrifty()) router.prefetch(hrefOf(link));
  };
  for (const intent of ["pointerover", "focusin", "touchstart"] as const)
    document.addEventListener(intent, want, { passive: true, signal });

  document.addEventListener(
    "click",
    (event) => {
      const link = linkOf(event.target);
      if (!link || event.defaultPrevented || !isPlainPress(event)) return;
      event.preventDefault();
      router.go(hrefOf(link), { scroll: link.dataset.route !== "still" });
    },
    { signal },
  );
  return () => controller.abort();
}

/**
 * Whether a click opens the link in this tab: no other button, and no modifier key for a tab, a window or a download.
 */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The router link that contains an element; null for links to a new tab or to another site. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
  const isOurs =
    link &&
    link.origin === location.origin &&
    (link.target === "" || link.target === "_self") &&
    !link.hasAttribute("download");
  return isOurs ? link : null;
}

const hrefOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

/**
 * Next's constant of that name, which its public types do not export: prefetches the page's data, not only its shell.
 */
const WHOLE_PAGE = "full" as PrefetchKind;

/**
 * Routes clicks on links of the site through the router, unless it `isOff`. Before hydration they are ordinary links.
 */
export function PageLinks({ isOff }: { isOff?: boolean }) {
  const router = useRouter();
  useEffect(
    () =>
      isOff
        ? undefined
        : watchLinks({
            go: router.push,
            prefetch: (href) => router.prefetch(href, { kind: WHOLE_PAGE }),
          }),
    [router, isOff],
  );
  return null;
}
