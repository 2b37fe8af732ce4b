/** An event of a browser's trace; times in microseconds, `tdur` by the thread's own clock. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** Milliseconds that a task may take before it blocks. */
const SHORT = 50;

/**
 * For how long tasks block a page after its first contentful paint, in milliseconds of a slower processor: each as long
 * as the processor worked for it, as if the browser's other threads, the server and the measuring program had their own
 * processors, as they have with a phone. NaN if the trace contains no page.
 */
export function blockingOfProcessor(events: readonly TraceEvent[], slowdown: number): number {
  const page = events.findLast(
    ({ name, args }) =>
      name === "navigationStart" && /^http/.test(args?.data?.documentLoaderURL ?? ""),
  );
  const painted = events.findLast(
    ({ name, pid }) => name === "firstContentfulPaint" && pid === page?.pid,
  );
  if (!page || !painted) return Number.NaN;
  return events
    .filter(({ name, pid, tid, ts, dur = 0 }) => {
      const isOfPage = name === "RunTask" && pid === page.pid && tid === page.tid;
      return isOfPage && ts + dur > painted.ts;
    })
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * slowdown - SHORT), 0);
}
