import "server-only";
import { pageOwner } from "#lib/web/cache/owner/page-owner.ts";
import {
  type BrowserReport,
  browserFigures,
  type CountedError,
  joinReports,
} from "#lib/web/reports/browser-figures.ts";
import {
  type Histogram,
  percentile75,
  type Rating,
  rate,
  samplesIn,
  VITALS,
  type Vital,
} from "#lib/web/reports/vitals.ts";

const DAY = 86_400_000;

/** One vital of one kind of page: the value that three quarters of the measured visits did not exceed. */
interface MeasuredVital {
  /** Seconds; layout shifts as their score. */
  readonly value: number;
  readonly rating: Rating;
  /** Visits in which it was measured. */
  readonly samples: number;
}

export interface VitalsRow {
  readonly page: string;
  /** Absent where no browser has measured it. */
  readonly vitals: Readonly<Partial<Record<Vital, MeasuredVital>>>;
}

/** The reports of a site of the last 24 hours, from all machines that have answered. */
export interface SiteVitals {
  /** When counting began, as ISO 8601, where that is less than a day ago. */
  readonly since: string | null;
  /** Rows with the most visits first. */
  readonly rows: readonly VitalsRow[];
  readonly errors: readonly CountedError[];
  /** Machines that have not answered. */
  readonly silent: number;
}

export async function readVitals(domain: string, now = Date.now()): Promise<SiteVitals> {
  const report = await pageOwner()?.report(domain);
  const all = report ? [report.own, ...(report.others?.reports ?? [])] : [];
  const known = all.flatMap(({ browsers }) => (browsers ? [browsers] : []));
  const joined = joinReports(known.length > 0 ? known : [browserFigures().report(domain)]);
  return {
    since: joined.since > now - DAY ? new Date(joined.since).toISOString() : null,
    rows: toRows(joined),
    errors: joined.errors,
    silent: report?.others?.silent.length ?? 0,
  };
}

function toRows({ vitals }: BrowserReport): VitalsRow[] {
  const pages = [...new Set(vitals.map(({ page }) => page))];
  return pages
    .map((page) => ({ page, vitals: measuredOf(vitals.filter((one) => one.page === page)) }))
    .toSorted((one, other) => most(other) - most(one) || one.page.localeCompare(other.page));
}

const most = ({ vitals }: VitalsRow): number =>
  Math.max(...VITALS.map((vital) => vitals[vital]?.samples ?? 0));

function measuredOf(
  given: readonly { readonly vital: Vital; readonly histogram: Histogram }[],
): VitalsRow["vitals"] {
  const measured: Partial<Record<Vital, MeasuredVital>> = {};
  for (const { vital, histogram } of given) {
    const value = percentile75(vital, histogram);
    if (value !== null)
      measured[vital] = { value, rating: rate(vital, value), samples: samplesIn(histogram) };
  }
  return measured;
}
