import type { IncomingMessage } from "node:http";
import { newTrace, readTrace, type TraceContext } from "#lib/base/trace/trace-context.ts";

type Asked = Pick<IncomingMessage, "headers">;

const traces = new WeakMap<Asked, TraceContext>();

/**
 * The trace of a request: the proxy's, otherwise a new one. Created on first use, so that it costs cached answers
 * nothing. Requires that headers of untrusted clients have been removed (lib/run/server/incoming/forwarded-headers.ts).
 */
export function traceOf(request: Asked): TraceContext {
  const known = traces.get(request);
  if (known) return known;
  const trace = traceFrom(request) ?? newTrace();
  traces.set(request, trace);
  return trace;
}

/** The trace that a request names; null for none. */
export const traceFrom = ({ headers }: Asked): TraceContext | null =>
  readTrace(text(headers.traceparent), text(headers.tracestate));

/** Makes a recorded span a part of the request's trace. */
export const setTrace = (request: Asked, trace: TraceContext): void => {
  traces.set(request, trace);
};

const text = (value: string | readonly string[] | undefined): string | undefined =>
  value === undefined ? undefined : [value].flat().join(",");
