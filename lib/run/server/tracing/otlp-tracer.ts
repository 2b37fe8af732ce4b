import {
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { TraceContext } from "#lib/base/trace/trace-context.ts";
import type { Tracer } from "#lib/base/trace/tracer.ts";
import { oneLine } from "#lib/base/utils/one-line.ts";

const KINDS = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
} as const;

interface Options {
  /** Of the collector's traces. */
  readonly url: string;
  readonly service: string;
  readonly process: string;
  readonly onFault: (fault: string) => void;
}

/**
 * Records spans and sends them, in batches, as OTLP in JSON. It is not made the provider of the whole process: Next would
 * then record spans of its own, whose attributes hold addresses with their queries (decision 0052).
 */
export function createOtlpTracer({ url, service, process, onFault }: Options): Tracer {
  const nothing = () => {};
  const report = (message: string) => onFault(oneLine(message));
  diag.setLogger(
    { error: report, warn: report, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const resource = detectResources({ detectors: [envDetector] }).merge(
    resourceFromAttributes({ "service.name": service, "shop.process": process }),
  );
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer("shop");

  return {
    start(name, kind, parent, attributes = {}) {
      const span = tracer.startSpan(
        name,
        { kind: KINDS[kind], attributes: { ...attributes } },
        parent ? contextOf(parent) : ROOT_CONTEXT,
      );
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        context: {
          traceId,
          spanId,
          isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0,
          state: parent?.state ?? null,
        },
        end({ name: last, attributes: more = {}, hasFailed = false } = {}) {
          if (last !== undefined) span.updateName(last);
          span.setAttributes({ ...more });
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    flush: () => provider.forceFlush().catch((error: unknown) => report(String(error))),
  };
}

const contextOf = ({ traceId, spanId, isSampled }: TraceContext) =>
  trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  });
