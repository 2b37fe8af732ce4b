import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findTestBrowser } from "#lib/run/cli/browser.mjs";
import { median } from "./load.ts";
import { blockingOfProcessor, type TraceEvent } from "./processor-time.ts";

const run = promisify(execFile);

/** One page on a phone: scores of 100, times in milliseconds. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** The blocking of the same run by processor time (processor-time.ts). */
  readonly tbtOfProcessor: number;
  readonly cls: number;
  /** The parts of the largest element's time; a text has no picture to load. */
  readonly ttfb: number;
  readonly loadDelay: number;
  readonly loadTime: number;
  readonly renderDelay: number;
}

export interface Run {
  readonly scores: Scores;
  /** The largest element, as a selector. */
  readonly element: string;
}

/** The parts of Lighthouse's report that are read. */
export interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly details?: { readonly items?: readonly unknown[] };
      }
    >
  >;
}

/** A mid-tier phone's benchmark index, which the processor is slowed down to. */
const PHONE = 430;

/** By how much this machine's processor must be slowed down to be a mid-tier phone's. */
export const slowdownFor = (index: number): number =>
  Math.max(1, Math.round((index / PHONE) * 100) / 100);

/**
 * The browser that loads the pages, by its path and version, and Lighthouse's own benchmark in it: the median of five.
 * It is the browser of the tests, because windows and menus of a full browser are separate pages, which take turns with
 * the measured one on two cores (docs/decisions/0072-pages-are-measured-in-the-headless-shell.md).
 */
export async function calibrate(): Promise<{ browser: string; index: number }> {
  const [{ chromium }, { pageFunctions }] = await Promise.all([
    import("playwright"),
    import("lighthouse/core/lib/page-functions.js"),
  ]);
  const path = findTestBrowser() ?? undefined;
  const browser = await chromium.launch({ executablePath: path });
  try {
    const page = await browser.newPage();
    const indexes: number[] = [];
    for (let turn = 0; turn < 5; turn += 1)
      indexes.push(Number(await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`)));
    return {
      browser: [path, browser.version()].filter(Boolean).join(" "),
      index: Math.round(median(indexes)),
    };
  } finally {
    await browser.close();
  }
}

/**
 * Whether the page's process may have priority on its processor: a phone has eight, and the surroundings of a page (the
 * browser's other processes, Lighthouse, the shop) do not compete with it there. Only for root on Linux
 * (docs/decisions/0073-the-measured-page-goes-first.md).
 */
export const pageGoesFirst = (): boolean =>
  String(spawnSync("nice", ["-n", FIRST, "nice"]).stdout).trim() === FIRST;

/** The highest priority. */
const FIRST = "-20";
const FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";

/** How often a run is tried: a browser may not start, or record nothing. */
const TRIES = 4;

/** One mobile run of Lighthouse with its simulated throttling. */
export async function lighthouse(url: string, slowdown: number, tries = TRIES): Promise<Run> {
  try {
    return await runOnce(url, slowdown);
  } catch (error) {
    if (tries <= 1) throw error;
    return lighthouse(url, slowdown, tries - 1);
  }
}

async function runOnce(url: string, slowdown: number): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "baseline-lighthouse-"));
  const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), "utf8")) as T;
  try {
    await run(
      "lighthouse",
      [
        url,
        `-GA=${folder}`,
        "--quiet",
        "--output=json",
        `--output-path=${join(folder, "report.json")}`,
        `--throttling.cpuSlowdownMultiplier=${slowdown}`,
        `--chrome-flags=${FLAGS}${pageGoesFirst() ? ` --renderer-cmd-prefix="nice -n ${FIRST}"` : ""}`,
      ],
      { env: { ...process.env, CHROME_PATH: findTestBrowser() ?? "" }, timeout: 120_000 },
    );
    const { traceEvents } = read<{ traceEvents: TraceEvent[] }>("trace.json");
    return readReport(read<Report>("report.json"), blockingOfProcessor(traceEvents, slowdown));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The stored part of a report.
 * @param tbtOfProcessor the blocking by processor time, in milliseconds
 */
export function readReport({ categories, audits }: Report, tbtOfProcessor: number): Run {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const lcp = value("largest-contentful-paint");
  const [times] = itemsOf(audits.metrics);
  const ttfb = Number(times?.timeToFirstByte ?? 0);
  // Since the beginning, though their names say otherwise.
  const loadFrom = Number(times?.lcpLoadDelay ?? ttfb);
  const loadUntil = Number(times?.lcpLoadDuration ?? loadFrom);
  const node = itemsOf(audits["lcp-breakdown-insight"]).find(({ type }) => type === "node");
  return {
    element: String(node?.selector ?? node?.nodeLabel ?? "?"),
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      fcp: value("first-contentful-paint"),
      lcp,
      tbt: value("total-blocking-time"),
      tbtOfProcessor,
      cls: value("cumulative-layout-shift"),
      ttfb,
      loadDelay: loadFrom - ttfb,
      loadTime: loadUntil - loadFrom,
      renderDelay: Math.max(0, lcp - loadUntil),
    },
  };
}

const itemsOf = (audit: Report["audits"][string] | undefined): Record<string, unknown>[] =>
  (audit?.details?.items ?? []).filter(
    (item): item is Record<string, unknown> => typeof item === "object" && item !== null,
  );

/** The median of each value, and the element that was the largest most often. */
export function medianOf(runs: readonly Run[]): Run {
  const of = (key: keyof Scores) =>
    Math.round(median(runs.map(({ scores }) => scores[key])) * 1_000) / 1_000;
  const elements = Object.entries(Object.groupBy(runs, ({ element }) => element));
  const [often] = elements.toSorted(([, a], [, b]) => (b?.length ?? 0) - (a?.length ?? 0));
  return {
    element: often?.[0] ?? "?",
    scores: {
      performance: of("performance"),
      accessibility: of("accessibility"),
      bestPractices: of("bestPractices"),
      seo: of("seo"),
      fcp: of("fcp"),
      lcp: of("lcp"),
      tbt: of("tbt"),
      tbtOfProcessor: of("tbtOfProcessor"),
      cls: of("cls"),
      ttfb: of("ttfb"),
      loadDelay: of("loadDelay"),
      loadTime: of("loadTime"),
      renderDelay: of("renderDelay"),
    },
  };
}
