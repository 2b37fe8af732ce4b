"use client";

import { type ComponentProps, useEffect } from "react";

type Late = typeof import("./page-analytics.ts");

// A failure is ignored: the shopper needs neither the code nor the request.
const withLate = (run: (late: Late) => void) =>
  void import("./page-analytics.ts").then(run, () => {});

/**
 * Rendered only if a site sends analytics: loads the code that sends views of pages, lists and products. With children,
 * it is also the notice that asks for consent. As much as possible is rendered by the server (`consent-notice.tsx`),
 * because every shopper downloads this file.
 */
export function AnalyticsHost(props: ComponentProps<"section">) {
  useEffect(() => withLate(({ seePage }) => seePage()), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: presses of its buttons, which keys make too
    // biome-ignore lint/a11y/noStaticElementInteractions: it has the role of a region by its label
    <section {...props} onClick={(event) => withLate((late) => late.answerNotice(event.target))} />
  );
}
