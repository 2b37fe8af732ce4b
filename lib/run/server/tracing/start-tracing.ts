import { log } from "#lib/base/config/log.ts";
import type { Settings } from "#lib/base/config/settings.ts";
import { setTracer, type Tracer } from "#lib/base/trace/tracer.ts";

/**
 * Sends this process' spans to the configured collector; null without one, and then OpenTelemetry isn't loaded. The
 * library reads OpenTelemetry's other variables itself.
 */
export async function startTracing(
  process: "front" | "render",
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: base,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces,
    OTEL_SERVICE_NAME: service,
    BACKEND_URL: backend,
  }: Pick<
    Settings,
    | "OTEL_EXPORTER_OTLP_ENDPOINT"
    | "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"
    | "OTEL_SERVICE_NAME"
    | "BACKEND_URL"
  >,
): Promise<Tracer | null> {
  const url = traces ?? (base && `${base}/v1/traces`);
  if (url === undefined) return null;
  const { createOtlpTracer } = await import("./otlp-tracer.ts");
  const tracer = createOtlpTracer({
    url,
    service,
    process,
    // Without the name and password in the URL.
    onFault: (fault) => log().warn({ collector: new URL(url).origin, fault }, "traces not sent"),
  });
  setTracer(tracer);
  if (process === "render") {
    const { traceMiddleware } = await import("./trace-middleware.ts");
    traceMiddleware(tracer, backend);
  }
  return tracer;
}
