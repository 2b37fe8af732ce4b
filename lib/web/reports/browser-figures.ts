import { processWide } from "#lib/base/utils/process-wide.ts";
import { dropFirst, errorKey, perMinute } from "./counted-errors.ts";
import type { PageReport, ReportedError } from "./page-report.ts";
import {
  addHistogram,
  addValue,
  emptyHistogram,
  type Histogram,
  samplesIn,
  VITALS,
  type Vital,
} from "./vitals.ts";

const HOUR = 3_600_000;
const HOURS = 24;
/** Histograms of one hour, of all sites together; 200 bytes each. The oldest go first. */
const MOST_HOURLY = 20_000;
/** Sites that metrics name; those that come later are `other`. */
const MOST_SITES = 100;
/** Kinds of pages come from a list; this bounds what a later one may send. */
const MOST_PAGES = 60;
/** Distinct errors that are remembered, of all sites and of one. */
const MOST_ERRORS = 1_000;
const MOST_ERRORS_OF_SITE = 50;
/** Errors a minute that are written to the log. */
const MOST_LINES = 60;

/** An error as often as it was reported. */
export interface CountedError extends ReportedError {
  /** The kind of page of its last report. */
  readonly page: string;
  readonly count: number;
  /** Milliseconds since 1970, as is `last`. */
  readonly first: number;
  readonly last: number;
}

/** One vital of one kind of page. */
export interface VitalOfPage {
  readonly page: string;
  readonly vital: Vital;
  readonly histogram: Histogram;
}

/** The reports of one site of the last 24 hours, counted. */
export interface BrowserReport {
  /** When counting began, in milliseconds since 1970. */
  readonly since: number;
  readonly vitals: readonly VitalOfPage[];
  /** The latest ones first. */
  readonly errors: readonly CountedError[];
}

/** All figures since the start, for metrics. */
export interface BrowserTotals {
  readonly since: number;
  readonly vitals: readonly (VitalOfPage & { readonly site: string })[];
  readonly errors: readonly {
    readonly site: string;
    readonly kind: ReportedError["kind"];
    readonly count: number;
  }[];
}

interface Remembered extends ReportedError {
  readonly site: string;
  page: string;
  count: number;
  readonly first: number;
  last: number;
  announced: number;
}

const emptyVital = (page: string, vital: Vital): VitalOfPage => ({
  page,
  vital,
  histogram: emptyHistogram(vital),
});

/**
 * Counts what browsers report, in one process of a machine. Everything is bounded: what is reported is written by
 * strangers.
 */
export function createBrowserFigures(now: () => number = Date.now) {
  const since = now();
  const sites = new Set<string>();
  const pages = new Set<string>();
  const totals = new Map<string, VitalOfPage & { readonly site: string }>();
  const counts = new Map<string, { site: string; kind: ReportedError["kind"]; count: number }>();
  const hourly = new Map<string, VitalOfPage & { readonly site: string; readonly hour: number }>();
  const errors = new Map<string, Remembered>();
  const mayLog = perMinute(MOST_LINES, now);

  function addVital({ site, page }: PageReport, vital: Vital, value: number): void {
    const named = nameOf(site, sites, MOST_SITES);
    const hour = Math.floor(now() / HOUR);
    const total = obtain(totals, `${named}|${page}|${vital}`, () => ({
      ...emptyVital(page, vital),
      site: named,
    }));
    const recent = obtain(hourly, `${hour}|${site}|${page}|${vital}`, () => ({
      ...emptyVital(page, vital),
      site,
      hour,
    }));
    dropFirst(hourly, MOST_HOURLY);
    addValue({ vital, value }, total.histogram);
    addValue({ vital, value }, recent.histogram);
  }

  /** Whether a line of the log is due: for a new error, and for a known one once an hour. */
  function addError({ site, page }: PageReport, error: ReportedError): boolean {
    const named = nameOf(site, sites, MOST_SITES);
    obtain(counts, `${named}|${error.kind}`, () => ({
      site: named,
      kind: error.kind,
      count: 0,
    })).count += 1;
    const key = `${site}\n${errorKey(error)}`;
    const at = now();
    const known = errors.get(key) ?? {
      ...error,
      site,
      page,
      count: 0,
      first: at,
      last: at,
      announced: 0,
    };
    Object.assign(known, { page, count: known.count + 1, last: at });
    // The latest one is moved to the end.
    errors.delete(key);
    errors.set(key, known);
    dropOf(site, errors);
    dropFirst(errors, MOST_ERRORS);
    if (at - known.announced < HOUR || !mayLog()) return false;
    known.announced = at;
    return true;
  }

  return {
    /** Counts a report; returns the errors of which a line of the log is due, with their counts. */
    add(report: PageReport): readonly CountedError[] {
      const given = { ...report, page: nameOf(report.page, pages, MOST_PAGES) };
      for (const vital of VITALS) {
        const value = given.vitals[vital];
        if (value !== undefined) addVital(given, vital, value);
      }
      const due = given.errors.filter((error) => addError(given, error));
      return [...errors.values()].filter(
        (known) =>
          known.site === given.site && due.some((error) => errorKey(error) === errorKey(known)),
      );
    },

    /** The figures of metrics, which only grow. */
    totals: (): BrowserTotals => ({
      since,
      vitals: [...totals.values()],
      errors: [...counts.values()],
    }),

    report(site: string): BrowserReport {
      const first = Math.floor(now() / HOUR) - HOURS + 1;
      const joined = new Map<string, VitalOfPage>();
      for (const one of hourly.values()) {
        if (one.site !== site || one.hour < first) continue;
        const { page, vital } = one;
        const made = () => emptyVital(page, vital);
        addHistogram(one.histogram, obtain(joined, `${page}|${vital}`, made).histogram);
      }
      return {
        since,
        vitals: [...joined.values()],
        errors: [...errors.values()]
          .filter((error) => error.site === site && error.last > now() - HOURS * HOUR)
          .map(({ site: _, announced: __, ...error }) => error)
          .reverse(),
      };
    },
  };
}

/** The figures of this process; in the front those of the whole machine. */
export const browserFigures = () => processWide("browser-figures", () => createBrowserFigures());

/** The reports of several machines as one. */
export function joinReports(reports: readonly BrowserReport[]): BrowserReport {
  const vitals = new Map<string, VitalOfPage>();
  const errors = new Map<string, CountedError>();
  for (const report of reports) {
    for (const { page, vital, histogram } of report.vitals) {
      const made = () => emptyVital(page, vital);
      addHistogram(histogram, obtain(vitals, `${page}|${vital}`, made).histogram);
    }
    for (const error of report.errors) {
      const key = errorKey(error);
      const known = errors.get(key);
      errors.set(key, known ? join(known, error) : error);
    }
  }
  return {
    since: Math.min(...reports.map(({ since }) => since)),
    vitals: [...vitals.values()].filter(({ histogram }) => samplesIn(histogram) > 0),
    errors: [...errors.values()]
      .toSorted((one, other) => other.last - one.last)
      .slice(0, MOST_ERRORS_OF_SITE),
  };
}

const join = (one: CountedError, other: CountedError): CountedError => ({
  ...(one.last > other.last ? one : other),
  count: one.count + other.count,
  first: Math.min(one.first, other.first),
});

function obtain<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

/** The name itself while few are known, then `other`. */
function nameOf(name: string, known: Set<string>, most: number): string {
  if (known.size < most) known.add(name);
  return known.has(name) ? name : "other";
}

/** One site whose errors never end must not push out those of the others. */
function dropOf(site: string, errors: Map<string, Remembered>): void {
  const own = [...errors].filter(([, error]) => error.site === site);
  const [first] = own;
  if (own.length > MOST_ERRORS_OF_SITE && first) errors.delete(first[0]);
}
