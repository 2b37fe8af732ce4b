import type { BrowserTotals, CountedError } from "#lib/web/reports/browser-figures.ts";
import type { FaultTotals } from "#lib/web/reports/server-errors.ts";
import { SCALES, samplesIn, VITALS } from "#lib/web/reports/vitals.ts";

/** OTLP's number for figures that count from a start on. */
const CUMULATIVE = 2;
/** OTLP's numbers and names of severities. */
const WARN = { severityNumber: 13, severityText: "WARN" };
const ERROR = { severityNumber: 17, severityText: "ERROR" };

/** Names of the reporters. */
const scopeOf = (source: "browser" | "server") => ({ name: `shop.${source}` });

/** Names and units follow OpenTelemetry: dots, and seconds as `s`. */
const METRICS = {
  lcp: { name: "shop.browser.lcp", unit: "s" },
  inp: { name: "shop.browser.inp", unit: "s" },
  cls: { name: "shop.browser.cls", unit: "1" },
} as const;

/** An error with the domain of its site and the kind of page; both are empty for one of the server. */
export interface SiteError
  extends Pick<CountedError, "page" | "name" | "message" | "at" | "count" | "last"> {
  readonly site: string;
  readonly kind: string;
  /** The reporter; browsers by default. */
  readonly source?: "server";
}

/** Errors of one kind, with their site if browsers reported them. */
interface Counted {
  readonly site?: string;
  readonly kind: string;
  readonly count: number;
}

/** Attributes of the sender, such as `service.name`. */
type Attributes = Readonly<Record<string, string>>;

/** The body of `/v1/metrics`: everything that browsers and the server have reported since the start, as OTLP in JSON. */
export function metricsPayload(
  resource: Attributes,
  { since, vitals, errors }: BrowserTotals,
  now: number,
  server: FaultTotals = [],
) {
  const times = { startTimeUnixNano: nanoseconds(since), timeUnixNano: nanoseconds(now) };
  const histograms = VITALS.map((wanted) => ({
    ...METRICS[wanted],
    histogram: {
      aggregationTemporality: CUMULATIVE,
      dataPoints: vitals
        .filter(({ vital }) => vital === wanted)
        .map(({ site, page, histogram }) => ({
          ...times,
          attributes: attributesOf({ site, page }),
          count: String(samplesIn(histogram)),
          sum: histogram.sum,
          bucketCounts: histogram.counts.map(String),
          explicitBounds: SCALES[wanted].bounds,
        })),
    },
  })).filter(({ histogram }) => histogram.dataPoints.length > 0);
  const counter = (name: string, counted: readonly Counted[]) => ({
    name,
    unit: "1",
    sum: {
      aggregationTemporality: CUMULATIVE,
      isMonotonic: true,
      dataPoints: counted.map(({ site, kind, count }) => ({
        ...times,
        attributes: attributesOf({ ...(site !== undefined && { site }), kind }),
        asInt: String(count),
      })),
    },
  });
  return {
    resourceMetrics: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeMetrics: [
          {
            scope: scopeOf("browser"),
            metrics: [
              ...histograms,
              ...(errors.length > 0 ? [counter("shop.browser.errors", errors)] : []),
            ],
          },
          { scope: scopeOf("server"), metrics: [counter("shop.server.errors", server)] },
        ].filter((_, at) => at === 0 || server.length > 0),
      },
    ],
  };
}

/** The body of `/v1/logs`: errors of browsers and the server, named as OpenTelemetry names exceptions. */
export function logsPayload(resource: Attributes, errors: readonly SiteError[]) {
  const records = errors.map(
    ({ source = "browser", site, page, kind, name, message, at, count, last }) => ({
      timeUnixNano: nanoseconds(last),
      ...(source === "server" ? ERROR : WARN),
      body: { stringValue: `${source} error` },
      attributes: [
        ...attributesOf({
          ...(site !== "" && { site, page }),
          kind,
          "exception.type": name,
          "exception.message": message,
          "code.file.path": at,
        }),
        { key: "count", value: { intValue: String(count) } },
      ],
    }),
  );
  return {
    resourceLogs: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeLogs: (["browser", "server"] as const).flatMap((source) => {
          const logRecords = records.filter(({ body }) => body.stringValue === `${source} error`);
          return logRecords.length > 0 ? [{ scope: scopeOf(source), logRecords }] : [];
        }),
      },
    ],
  };
}

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: { stringValue: value } }));

/** Milliseconds since 1970 as OTLP writes a moment: a number of this size is a text. */
const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds)}000000`;
