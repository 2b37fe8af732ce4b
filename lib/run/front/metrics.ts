import type { IncomingMessage, ServerResponse } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { BrowserTotals } from "#lib/web/reports/browser-figures.ts";
import type { FaultTotals } from "#lib/web/reports/server-errors.ts";
import { SCALES, VITALS } from "#lib/web/reports/vitals.ts";
import type { Outcome } from "./send-answer.ts";

/** Buckets of durations in seconds: cached answers take less than a millisecond, renders up to some seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 20;
const NANOSECONDS = 1e9;

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The current state of the front and of the processes behind it. */
export interface Figures {
  readonly size: { readonly pages: number; readonly others: number; readonly bytes: number };
  readonly renderers: readonly {
    readonly name: string;
    readonly running: number;
    readonly restarts: number;
    /** Bytes; null if the process has not reported yet. */
    readonly memory: number | null;
  }[];
  /** Calls to caches in front of the shop since the start; null if there are none. */
  readonly purges: { readonly done: number; readonly failed: number } | null;
  /** Counted reports of browsers since the start; null with reports off. */
  readonly browsers: BrowserTotals | null;
  /** Counted errors of the server since the start; null with reports off. */
  readonly server: FaultTotals | null;
}

/**
 * Counts the front's answers for Prometheus (docs/operations.md §9). Labels are outcomes, status classes and process
 * numbers: never client input.
 */
export function createMetrics(delay: Delay = watchEventLoop()) {
  const loop = summaryOf(delay);
  const outcomes = new WeakMap<ServerResponse, Outcome>();
  const requests = new Map<string, number>();
  const durations = { kept: createHistogram(), asked: createHistogram() };

  function count(response: ServerResponse, began: number): void {
    const outcome = outcomes.get(response);
    const status = response.writableFinished
      ? `${Math.floor(response.statusCode / 100)}xx`
      : "aborted";
    const labels = `outcome="${outcome?.toLowerCase() ?? "own"}",status="${status}"`;
    requests.set(labels, (requests.get(labels) ?? 0) + 1);
    const isKept = outcome === "HIT" || outcome === "STALE";
    durations[isKept ? "kept" : "asked"].add((performance.now() - began) / 1_000);
  }

  return {
    /** Notes the outcome of an answer. Answers without a note are the front's own: a 503 page, a redirect. */
    note: (response: ServerResponse, outcome: Outcome): void => {
      outcomes.set(response, outcome);
    },

    /** Counts every answer of this handler once it was sent or its client disconnected. */
    measure:
      (handle: Handle): Handle =>
      (request, response) => {
        const began = performance.now();
        response.once("close", () => count(response, began));
        return handle(request, response);
      },

    /** Everything in Prometheus' text format; the delay of the event loop is that since the last time. */
    text({ size, renderers, purges, browsers, server }: Figures): string {
      const each = (figure: (one: Figures["renderers"][number]) => number | null) =>
        renderers.flatMap((one) => {
          const value = figure(one);
          return value === null ? [] : [`{process="${one.name}"} ${value}`];
        });
      const families = [
        family(
          "shop_requests_total",
          "counter",
          "Answers, by how they came about.",
          [...requests].map(([labels, value]) => `{${labels}} ${value}`),
        ),
        family("shop_request_duration_seconds", "histogram", "Until the answer was sent.", [
          ...durations.kept.lines('answer="kept"'),
          ...durations.asked.lines('answer="asked"'),
        ]),
        family("shop_kept_entries", "gauge", "Kept answers.", [
          `{kind="page"} ${size.pages}`,
          `{kind="other"} ${size.others}`,
        ]),
        family("shop_kept_bytes", "gauge", "Memory of the kept answers.", [` ${size.bytes}`]),
        family(
          "shop_renders_running",
          "gauge",
          "Requests in work in a render process.",
          each(({ running }) => running),
        ),
        family(
          "shop_render_restarts_total",
          "counter",
          "Starts of a render process after it had ended.",
          each(({ restarts }) => restarts),
        ),
        family("shop_event_loop_delay_seconds", "summary", "Of the process that answers.", loop()),
        family("shop_resident_memory_bytes", "gauge", "Resident memory.", [
          `{process="front"} ${process.memoryUsage.rss()}`,
          ...each(({ memory }) => memory),
        ]),
      ];
      if (purges)
        families.push(
          family("shop_purges_total", "counter", "Calls to the caches in front of the shop.", [
            `{result="done"} ${purges.done}`,
            `{result="failed"} ${purges.failed}`,
          ]),
        );
      if (server)
        families.push(
          family(
            "shop_server_errors_total",
            "counter",
            "Errors of the processes of this machine.",
            server.map(({ kind, count }) => `{kind="${kind}"} ${count}`),
          ),
        );
      return [...families, ...(browsers ? browserFamilies(browsers) : [])].join("");
    },
  };
}

type Delay = Pick<
  ReturnType<typeof watchEventLoop>,
  "percentile" | "max" | "mean" | "count" | "reset"
>;

/**
 * The delay as a summary: its quantiles are those since the last time, count and sum grow from the start on, as readers
 * of summaries expect.
 */
function summaryOf(delay: Delay) {
  let [sum, count] = [0, 0];
  return (): string[] => {
    if (delay.count > 0) sum += (delay.mean * delay.count) / NANOSECONDS;
    count += delay.count;
    const quantiles = [
      `{quantile="0.5"} ${delay.percentile(50) / NANOSECONDS}`,
      `{quantile="0.99"} ${delay.percentile(99) / NANOSECONDS}`,
      `{quantile="1"} ${delay.max / NANOSECONDS}`,
    ];
    delay.reset();
    return [...quantiles, `_sum ${sum}`, `_count ${count}`];
  };
}

function watchEventLoop() {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  return histogram;
}

/** @param samples each without the metric's name; those of a histogram or summary may begin with a suffix (`_sum`) */
function family(name: string, type: string, help: string, samples: readonly string[]): string {
  const lines = samples.map((sample) => `${name}${sample}\n`).join("");
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines}`;
}

const VITAL_FAMILIES = {
  lcp: ["shop_browser_lcp_seconds", "Largest contentful paint, of measured visits."],
  inp: ["shop_browser_inp_seconds", "Interaction to next paint, of measured visits."],
  cls: ["shop_browser_cls", "Cumulative layout shift, of measured visits."],
} as const;

/** Labels are domains of sites, kinds of pages and kinds of errors, all from lists of ours. */
function browserFamilies({ vitals, errors }: BrowserTotals): string[] {
  const ofVitals = VITALS.map((wanted) => {
    const [name, help] = VITAL_FAMILIES[wanted];
    const samples = vitals
      .filter(({ vital }) => vital === wanted)
      .flatMap(({ site, page, histogram }) =>
        histogramLines(`site="${site}",page="${page}"`, SCALES[wanted].bounds, histogram),
      );
    return family(name, "histogram", help, samples);
  });
  const samples = errors.map(({ site, kind, count }) => `{site="${site}",kind="${kind}"} ${count}`);
  return [
    ...ofVitals,
    family("shop_browser_errors_total", "counter", "Errors that browsers reported.", samples),
  ];
}

function histogramLines(
  label: string,
  bounds: readonly number[],
  { counts, sum }: { readonly counts: readonly number[]; readonly sum: number },
): string[] {
  let below = 0;
  const buckets = counts.map((count, at) => {
    below += count;
    return `_bucket{${label},le="${bounds[at] ?? "+Inf"}"} ${below}`;
  });
  return [...buckets, `_sum{${label}} ${sum}`, `_count{${label}} ${below}`];
}

function createHistogram() {
  const counts = new Array<number>(BUCKETS.length + 1).fill(0);
  let sum = 0;
  return {
    add(seconds: number): void {
      const found = BUCKETS.findIndex((most) => seconds <= most);
      const at = found === -1 ? BUCKETS.length : found;
      counts[at] = (counts[at] ?? 0) + 1;
      sum += seconds;
    },
    lines: (label: string): string[] => histogramLines(label, BUCKETS, { counts, sum }),
  };
}
