import type { BrowserTotals, CountedError } from "#lib/web/reports/browser-figures.ts";
import { SCALES, samplesIn, VITALS } from "#lib/web/reports/vitals.ts";

/** OTLP's numbers for figures that count from a start on, and for a warning. */
const CUMULATIVE = 2;
const WARN = 13;

const SCOPE = { name: "shop.browser" };

/** Names and units follow OpenTelemetry: dots, and seconds as `s`. */
const METRICS = {
  lcp: { name: "shop.browser.lcp", unit: "s" },
  inp: { name: "shop.browser.inp", unit: "s" },
  cls: { name: "shop.browser.cls", unit: "1" },
} as const;

/** An error with the domain of its site. */
export type SiteError = CountedError & { readonly site: string };

/** Attributes of whoever sends, such as `service.name`. */
type Attributes = Readonly<Record<string, string>>;

/** The body of `/v1/metrics`: everything that browsers have reported since the start, as OTLP in JSON. */
export function metricsPayload(
  resource: Attributes,
  { since, vitals, errors }: BrowserTotals,
  now: number,
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
  const counter = {
    name: "shop.browser.errors",
    unit: "1",
    sum: {
      aggregationTemporality: CUMULATIVE,
      isMonotonic: true,
      dataPoints: errors.map(({ site, kind, count }) => ({
        ...times,
        attributes: attributesOf({ site, kind }),
        asInt: String(count),
      })),
    },
  };
  const metrics = [...histograms, ...(errors.length > 0 ? [counter] : [])];
  return {
    resourceMetrics: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeMetrics: [{ scope: SCOPE, metrics }],
      },
    ],
  };
}

/** The body of `/v1/logs`: errors of browsers, named as OpenTelemetry names exceptions. */
export function logsPayload(resource: Attributes, errors: readonly SiteError[]) {
  const logRecords = errors.map(({ site, page, kind, name, message, at, count, last }) => ({
    timeUnixNano: nanoseconds(last),
    severityNumber: WARN,
    severityText: "WARN",
    body: { stringValue: "browser error" },
    attributes: [
      ...attributesOf({
        site,
        page,
        kind,
        "exception.type": name,
        "exception.message": message,
        "code.file.path": at,
      }),
      { key: "count", value: { intValue: String(count) } },
    ],
  }));
  return {
    resourceLogs: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeLogs: [{ scope: SCOPE, logRecords }],
      },
    ],
  };
}

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: { stringValue: value } }));

/** Milliseconds since 1970 as OTLP writes a moment: a number of this size is a text. */
const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds)}000000`;
