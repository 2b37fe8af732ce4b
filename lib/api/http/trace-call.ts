import type { Call } from "#lib/api/call.ts";
import type { ApiError } from "#lib/api/errors.ts";
import { currentTrace } from "#lib/trace/current-trace.ts";
import { newTrace, traceHeaders } from "#lib/trace/trace-context.ts";
import { tracer } from "#lib/trace/tracer.ts";

interface TracedCall {
  /** To be sent with the call. */
  readonly headers: Readonly<Record<string, string>>;
  end(status: number, error?: ApiError): void;
}

/**
 * Makes a call of the backend a part of the trace of who asks, and records it where traces are sent somewhere: its name, the
 * site's number and how it went, nothing of what was sent or answered.
 */
export function traceCall({ path, method }: Call, site: number | undefined): TracedCall {
  const parent = currentTrace() ?? newTrace();
  const span = tracer()?.start(path, "client", parent, {
    "http.request.method": method,
    "shop.call": path,
    "shop.site": site,
  });
  return {
    headers: traceHeaders(span?.context ?? parent),
    end: (status, error) =>
      span?.end({
        attributes: {
          "http.response.status_code": status || undefined,
          "error.type": error?.kind,
        },
        hasFailed: error !== undefined && error.kind !== "notFound",
      }),
  };
}
