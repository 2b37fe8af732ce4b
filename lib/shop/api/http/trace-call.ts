import { currentTrace } from "#lib/base/trace/current-trace.ts";
import { newTrace, traceHeaders } from "#lib/base/trace/trace-context.ts";
import { tracer } from "#lib/base/trace/tracer.ts";
import type { Call } from "#lib/shop/api/call.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";

interface TracedCall {
  /** Headers to send with the call. */
  readonly headers: Readonly<Record<string, string>>;
  end(status: number, error?: ApiError): void;
}

/**
 * Makes a backend call part of the requester's trace, and records it if traces are exported: its name, the site's
 * number and its outcome, but nothing of the request or the answer.
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
