"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect } from "react";

const load = () => import("./page-analytics.ts").catch(() => null);

/**
 * Drawn only where a site sends analytics: loads what sends views of pages, lists and products, and is the notice that
 * asks for consent where its children are given (`consent-notice.tsx`).
 */
export function AnalyticsHost({ label, children }: { label?: string; children?: ReactNode }) {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a page seen
  useEffect(() => void load().then((late) => late?.seePage()), [path]);
  return children ? (
    // biome-ignore lint/a11y/useKeyWithClickEvents: presses of its buttons, which keys make too
    <section
      id="cookie-settings"
      aria-label={label}
      tabIndex={-1}
      data-cookie-notice
      data-behind-menu
      hidden
      className="cookie-notice"
      onClick={({ target }) => void load().then((late) => late?.answerNotice(target))}
    >
      {children}
    </section>
  ) : null;
}
