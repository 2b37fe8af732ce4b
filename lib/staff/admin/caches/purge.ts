import "server-only";
import { pageOwner } from "#lib/web/cache/owner/page-owner.ts";
import { addressTagOf } from "#lib/web/cache/page-entry.ts";
import type { Site } from "#lib/web/site/types.ts";
import type { CacheRow, Purge, PurgeAnswer } from "./cache-types.ts";
import { readAllRows } from "./read-caches.ts";
import type { VisitPage } from "./visit-page.ts";

/** The most pages rendered right away; all others are rendered for their next visitor. */
const AT_ONCE = 50;
const IN_PARALLEL = 4;
/** Milliseconds after which no further page is started. */
const PATIENCE = 15_000;

/**
 * Expires pages of one site on every replica, renders the cached ones again, and returns how many are new. A page that
 * cannot be rendered keeps its last good version.
 */
export async function purgePages(
  site: Pick<Site, "domain" | "defaultLocale">,
  purge: Purge,
  visit: VisitPage,
): Promise<PurgeAnswer> {
  const before = await readAllRows(site);
  const meant = unique(before.rows.filter((row) => isMeant(row, purge)));
  await pageOwner()?.expire([tagOfPurge(site.domain, purge)]);

  const now = meant.filter((row) => row.address !== null).slice(0, AT_ONCE);
  const until = Date.now() + PATIENCE;
  const times = timesIn(before);
  const answered = new Map(await visitAll(now, visit, until));
  const isOld = oldIn(await readAllRows(site), times);
  // A visit may have joined a render that began before the pages expired.
  const again = now.filter(({ path }) => answered.get(path) && isOld(path));
  for (const [path, succeeded] of await visitAll(again, visit, until))
    answered.set(path, succeeded);
  const after = await readAllRows(site);
  const isStillOld = oldIn(after, times);
  const visited = now.filter(({ path }) => answered.has(path));
  const renewed = visited.filter(({ path }) => answered.get(path) && !isStillOld(path)).length;
  return {
    renewed,
    failed: visited.length - renewed,
    later: meant.length - visited.length,
    reachesOthers: before.redis === "none" ? null : after.redis !== "silent",
  };
}

/**
 * Whether a page is still what it was: expired, or its last good version. Each process is compared with itself, because
 * clocks differ.
 */
const oldIn = (after: AllRows, times: ReadonlyMap<string, number>) => (path: string) =>
  !after.rows.some(
    (row) =>
      row.path === path &&
      row.state === "fresh" &&
      row.renderedAt !== times.get(nameOf(row, after)),
  );

type AllRows = Awaited<ReturnType<typeof readAllRows>>;

/** Identifies a page in its process, whose position among the others may change. */
const nameOf = ({ process, path }: CacheRow, { reports }: AllRows): string =>
  `${reports[process]?.process} ${path}`;

const timesIn = (all: AllRows): ReadonlyMap<string, number> =>
  new Map(all.rows.map((row) => [nameOf(row, all), row.renderedAt]));

const isMeant = ({ path, tags }: CacheRow, purge: Purge): boolean => {
  if (purge.of === "site") return true;
  return purge.of === "address" ? path === purge.name : tags.includes(purge.name);
};

/** Always a tag of the requested site: the name of another site's tag inside it matches nothing. */
function tagOfPurge(domain: string, purge: Purge): string {
  if (purge.of === "site") return `${domain}|site`;
  return purge.of === "address" ? addressTagOf(domain, purge.name) : `${domain}|${purge.name}`;
}

const unique = (rows: readonly CacheRow[]): CacheRow[] => [
  ...new Map(rows.map((row) => [row.path, row])).values(),
];

/** Whether each page answered; pages not started in time are missing. */
async function visitAll(
  rows: readonly CacheRow[],
  visit: VisitPage,
  until: number,
): Promise<ReadonlyMap<string, boolean>> {
  const answered = new Map<string, boolean>();
  const queue = rows.values();
  const work = async () => {
    for (const { path, address } of queue) {
      if (Date.now() > until) return;
      answered.set(path, await visit(address ?? "/"));
    }
  };
  await Promise.all(Array.from({ length: IN_PARALLEL }, work));
  return answered;
}
