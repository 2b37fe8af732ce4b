"use client";

import { useMounted } from "#components/kit/hydration/use-mounted.ts";
import { usePageMessages } from "#components/kit/messages/page-messages.tsx";
import { ownTimeZone } from "#lib/base/utils/intl.ts";
import { formatClock } from "#lib/base/utils/time-span.ts";
import { dayIn, FALLBACK_TIME_ZONE, offsetAt, readTimeZone } from "#lib/base/utils/time-zone.ts";

interface Props {
  /** Milliseconds since 1970; the end is null if it is unknown. */
  start: number;
  end: number | null;
  /** The site's. */
  timeZone: string;
  label: string;
}

/**
 * The times of an event in the visitor's time zone, if it differs from the site's. Only the browser knows it, so the
 * server sends a placeholder of the same height, and nothing below it moves.
 */
export function VisitorTime({ start, end, timeZone, label }: Props) {
  const locale = usePageMessages()?.locale ?? "";
  const isMounted = useMounted();
  const text = isMounted ? hoursThere({ start, end, locale, timeZone }) : null;
  return (
    <dd className="min-h-[2lh] text-small text-muted noscript:hidden">
      {text && (
        <>
          {label}: <bdi>{text}</bdi>
        </>
      )}
    </dd>
  );
}

/** Null if the visitor's time zone shows the same times. */
function hoursThere(event: Omit<Props, "label"> & { locale: string }): string | null {
  const { start, end, locale, timeZone } = event;
  const here = readTimeZone(timeZone);
  const there = ownTimeZone() || FALLBACK_TIME_ZONE;
  const moments = end === null ? [start] : [start, end];
  const [day] = moments.map((at) => dayIn(at, here));
  if (moments.every((at) => offsetAt(at, here) === offsetAt(at, there))) return null;
  const withDay = moments.some((at) => dayIn(at, there) !== day || dayIn(at, here) !== day);
  return formatClock(start, end, locale, { timeZone: there, withDay });
}
