import "server-only";
import type { ProcessReport } from "#lib/web/cache/cache-report.ts";
import { pageOwner } from "#lib/web/cache/owner/page-owner.ts";
import { HOUR, HOURS, type HourFigures } from "#lib/web/cache/page-figures.ts";
import type { OtherReports } from "#lib/web/cache/shared-reports.ts";
import type { Site } from "#lib/web/site/types.ts";
import type { CacheProcess, CacheRow, CachesAnswer, RedisState } from "./cache-types.ts";
import { publicAddress } from "./public-address.ts";

/** The most rows and tags of one answer. */
const ROWS = 200;
const TAGS = 1_000;
/** Milliseconds of one command above which Redis counts as slow. */
const SLOW = 50;

type OfSite = Pick<Site, "domain" | "defaultLocale">;

/** The cached pages of one site in every replica. `search` is a part of an address, or a tag. */
export async function readCaches(site: OfSite, search = ""): Promise<CachesAnswer> {
  const { reports, others, redis, rows } = await readAllRows(site);
  const found = rows.filter((row) => matches(row, search));
  return {
    redis,
    redisTook: others?.redis ?? null,
    processes: reports.map((report, index) => toProcess(report, index === 0)),
    silent: others?.silent ?? [],
    hours: sumHours(reports),
    rows: found.slice(0, ROWS).sort(byAddress),
    found: found.length,
    tags: [...new Set(rows.flatMap(({ tags }) => tags))].sort().slice(0, TAGS),
  };
}

/** The pages of one site that any replica caches; those of this machine come first. */
export async function readAllRows({ domain, defaultLocale }: OfSite) {
  const report = await pageOwner()?.report(domain);
  const others = report?.others ?? null;
  const reports = report ? [report.own, ...(others?.reports ?? [])] : [];
  const rows = reports.flatMap((report, process) => rowsOf(report, process, defaultLocale));
  return { reports, others, redis: stateOf(others), rows };
}

/**
 * The most recently used rows are selected, then sorted by address, so that a visit does not move a row under the
 * pointer.
 */
const byAddress = (one: CacheRow, other: CacheRow): number =>
  (one.address ?? one.path).localeCompare(other.address ?? other.path) ||
  one.process - other.process;

const rowsOf = (report: ProcessReport, process: number, defaultLocale: string): CacheRow[] =>
  report.pages.map((page) => ({
    ...page,
    process,
    address: publicAddress(page.path, defaultLocale),
  }));

/** Whether a page matches: by a part of its address, or by the full name of a tag. */
function matches({ address, path, tags }: CacheRow, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return true;
  return (
    [address ?? "", decoded(address ?? ""), path].some((text) =>
      text.toLowerCase().includes(wanted),
    ) || tags.some((tag) => [tag, decoded(tag)].some((name) => name.toLowerCase() === wanted))
  );
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function stateOf(others: OtherReports | null): RedisState {
  if (!others) return "none";
  if (others.redis === null) return "silent";
  return others.redis > SLOW ? "slow" : "ok";
}

function toProcess({ process, total, hours }: ProcessReport, isOwn: boolean): CacheProcess {
  const sum = (...names: (keyof HourFigures)[]) =>
    hours.reduce((all, hour) => all + names.reduce((own, name) => own + hour[name], 0), 0);
  return {
    name: process,
    isOwn,
    ...total,
    hits: sum("fresh", "stale"),
    renders: sum("renders"),
    failed: sum("failed"),
  };
}

/** The last hours of all processes, including hours without activity. */
function sumHours(reports: readonly ProcessReport[], now = Date.now()): HourFigures[] {
  const last = Math.floor(now / HOUR);
  return Array.from({ length: HOURS }, (_, index) => {
    const hour = last - HOURS + 1 + index;
    const all = reports.flatMap(({ hours }) => hours.filter((one) => one.hour === hour));
    const sum = (name: keyof HourFigures) => all.reduce((total, one) => total + one[name], 0);
    return {
      hour,
      fresh: sum("fresh"),
      stale: sum("stale"),
      misses: sum("misses"),
      renders: sum("renders"),
      failed: sum("failed"),
    };
  });
}
