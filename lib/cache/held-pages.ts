import { processWide } from "#lib/utils/process-wide.ts";
import { type HeldPage, type ProcessReport, REPORT_LIMIT } from "./cache-report.ts";
import { pathBelowSite } from "./page-entry.ts";
import type { PageStore } from "./page-store.ts";
import type { SharedReports } from "./shared-reports.ts";

interface Held {
  store: PageStore | null;
  shared: SharedReports | null;
}

const held = processWide("heldPages", (): Held => ({ store: null, shared: null }));

/** The pages of this process, for whoever shows or purges them; null before the first request. */
export const heldPages = (): PageStore | null => held.store;

/** Makes a store the process's. */
export const holdPages = (store: PageStore | null): void => {
  held.store = store;
};

/** The other replicas' reports; null without `REDIS_URL`. */
export const sharedReports = (): SharedReports | null => held.shared;

export const shareReports = (reports: SharedReports | null): void => {
  held.shared = reports;
};

/** What this process holds of one site, and of no other. */
export function reportOf(
  process: string,
  domain: string,
  store: Pick<PageStore, "list" | "hoursOf"> | null = held.store,
): ProcessReport {
  const all = store?.list(domain) ?? [];
  return {
    process,
    domain,
    pages: all.slice(0, REPORT_LIMIT).map((page) => toHeldPage(domain, page)),
    total: { pages: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) },
    hours: store?.hoursOf(domain) ?? [],
  };
}

type Listed = ReturnType<PageStore["list"]>[number];

function toHeldPage(domain: string, { key, domain: _, tags, ...page }: Listed): HeldPage {
  const own = `${domain}|`;
  return {
    ...page,
    path: pathBelowSite(key) ?? "",
    tags: tags
      .filter((tag) => tag.startsWith(own) && !tag.startsWith(`${own}address:`))
      .map((tag) => tag.slice(own.length)),
  };
}
