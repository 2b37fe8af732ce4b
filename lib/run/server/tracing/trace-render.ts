import type { IncomingMessage, ServerResponse } from "node:http";
import { withTrace } from "#lib/base/trace/current-trace.ts";
import { traceHeaders } from "#lib/base/trace/trace-context.ts";
import { tracer } from "#lib/base/trace/tracer.ts";
import { traceOf } from "#lib/run/front/request-trace.ts";

/** Answers a request of the front as a part of its trace, and records that if traces are exported. */
export function traceRender<T>(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => T,
): T {
  const parent = traceOf(request);
  const span = tracer()?.start("render", "internal", parent);
  if (!span) return withTrace(parent, answer);
  // The middleware reads it there: its runtime shares nothing else with this process.
  Object.assign(request.headers, traceHeaders(span.context));
  response.once("close", () => {
    const { statusCode, writableFinished } = response;
    span.end({
      attributes: {
        "http.response.status_code": statusCode,
        "error.type": writableFinished ? undefined : "aborted",
      },
      hasFailed: statusCode >= 500,
    });
  });
  return withTrace(span.context, answer);
}
