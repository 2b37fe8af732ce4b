"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";

/**
 * Replaces a form once it is sent. A notice is shorter than its form, and the button that had the focus is gone: so the
 * notice takes the focus and scrolls into view if needed.
 */
export function Arrived(props: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={classNames("scroll-mt-28 scroll-mb-8 outline-none", props.className)}
    >
      {props.children}
    </div>
  );
}
