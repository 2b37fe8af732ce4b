import { log } from "#lib/base/config/log.ts";
import type { Settings } from "#lib/base/config/settings.ts";
import { oneLine } from "#lib/base/utils/one-line.ts";
import type { BrowserTotals } from "#lib/web/reports/browser-figures.ts";
import type { FaultTotals } from "#lib/web/reports/server-errors.ts";
import { logsPayload, metricsPayload, type SiteError } from "./otlp-payload.ts";
import { readDsn, toEnvelope } from "./sentry-events.ts";

/** Milliseconds for one request, and between two of each kind. */
const TIMEOUT = 10_000;
const METRICS_EVERY = 60_000;
const ERRORS_EVERY = 5_000;
/** Waiting errors, at most; further ones are dropped. */
const MOST_WAITING = 200;
/** Events sent to Sentry each time, at most, because each needs a request of its own. */
const MOST_EVENTS = 20;

interface Options {
  readonly settings: Pick<
    Settings,
    | "OTEL_EXPORTER_OTLP_ENDPOINT"
    | "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT"
    | "OTEL_EXPORTER_OTLP_LOGS_ENDPOINT"
    | "OTEL_EXPORTER_OTLP_HEADERS"
    | "OTEL_METRICS_EXPORTER"
    | "OTEL_LOGS_EXPORTER"
    | "OTEL_SERVICE_NAME"
    | "SENTRY_DSN"
  >;
  /** The name of this process, so that metrics of several are not mixed up. */
  readonly instance: string;
  readonly totals: () => BrowserTotals;
  /** Errors of the server; absent if they are not reported. */
  readonly serverTotals?: (() => FaultTotals) | undefined;
  readonly now?: () => number;
}

/**
 * Sends the reports of browsers and of the server to the collector of the settings, as OTLP over HTTP in JSON, and their errors to the
 * project of `SENTRY_DSN`; null without both. One request of each kind runs at a time and what waits is bounded, so that a
 * dead collector costs nothing.
 */
export function exportReports({
  settings,
  instance,
  totals,
  serverTotals,
  now = Date.now,
}: Options) {
  const base = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const metricsUrl =
    settings.OTEL_METRICS_EXPORTER === "none"
      ? undefined
      : (settings.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT ?? (base && `${base}/v1/metrics`));
  const logsUrl =
    settings.OTEL_LOGS_EXPORTER === "none"
      ? undefined
      : (settings.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT ?? (base && `${base}/v1/logs`));
  const sentry = settings.SENTRY_DSN === undefined ? null : readDsn(settings.SENTRY_DSN);
  if (metricsUrl === undefined && logsUrl === undefined && !sentry) return null;

  const headers = {
    ...readHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS),
    "content-type": "application/json",
  };
  const resource = {
    "service.name": settings.OTEL_SERVICE_NAME,
    "service.instance.id": instance,
  };
  const sendMetrics = oneAtATime(async () => {
    const figures = totals();
    const server = serverTotals?.();
    const isEmpty = !server && figures.vitals.length === 0 && figures.errors.length === 0;
    if (metricsUrl === undefined || isEmpty) return;
    const payload = metricsPayload(resource, figures, now(), server);
    await post(metricsUrl, headers, JSON.stringify(payload));
  });
  const sender = { service: settings.OTEL_SERVICE_NAME, instance };
  let waiting: SiteError[] = [];
  const sendErrors = oneAtATime(async () => {
    const errors = waiting;
    waiting = [];
    if (logsUrl !== undefined && errors.length > 0)
      await post(logsUrl, headers, JSON.stringify(logsPayload(resource, errors)));
    if (!sentry) return;
    for (const error of errors.slice(0, MOST_EVENTS))
      if (!(await post(sentry.url, sentry.headers, toEnvelope(error, sender)))) return;
  });
  const timers = [setInterval(sendMetrics, METRICS_EVERY), setInterval(sendErrors, ERRORS_EVERY)];
  for (const timer of timers) timer.unref();

  return {
    /** Sends an error with the next ones. */
    add(error: SiteError): void {
      const isWanted = logsUrl !== undefined || sentry !== null;
      if (isWanted && waiting.length < MOST_WAITING) waiting.push(error);
    },
    /** Sends everything now, because the process is about to end. */
    async flush(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([sendMetrics(), sendErrors()]);
    },
  };
}

/** Runs a task, or waits for the run that has not ended yet. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= task().finally(() => {
      running = null;
    });
    return running;
  };
}

/**
 * Never rejects. Failed data are dropped: the next figures include them, and errors are in the log.
 * @returns whether it was accepted
 */
async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<boolean> {
  const failed = (fault: string): false => {
    // Without the name and password in the URL.
    log().warn({ collector: new URL(url).origin, fault }, "reports not sent");
    return false;
  };
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers,
      body,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await answer.body?.cancel();
    return answer.ok || failed(`status ${answer.status}`);
  } catch (error) {
    return failed(oneLine(String(error)));
  }
}

/** `name=value,name=value` with values percent-encoded, as OpenTelemetry writes headers. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(",").flatMap((pair): [string, string][] => {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    const value = decoded(pair.slice(at + 1).trim());
    const isWhole = at > 0 && /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\x20-\x7e]*$/.test(value);
    return isWhole ? [[name, value]] : [];
  });
  return Object.fromEntries(pairs);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
