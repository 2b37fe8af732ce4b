import { type Db, fromJson } from "./db.ts";
import type { Site } from "./documents.ts";

interface Row {
  readonly site_id: number;
  readonly api_key: string;
  readonly api_key_id: number;
  readonly doc: string;
}

const toSite = (row: Row | undefined): Site | null => {
  if (!row) return null;
  const seed = fromJson<Omit<Site, "apiKey">>(row.doc);
  return { ...seed, siteId: row.site_id, apiKey: row.api_key, apiKeyId: row.api_key_id };
};

/** Functions that fill sites on their first request, by site id. */
const unused = new WeakMap<Db, Map<number, () => void>>();

/** Fills a site when it is found for the first time. */
export function whenFirstUsed(db: Db, siteId: number, fill: () => void): void {
  const sites = unused.get(db) ?? new Map<number, () => void>();
  unused.set(db, sites.set(siteId, fill));
}

function used(db: Db, site: Site | null): Site | null {
  const fill = site && unused.get(db)?.get(site.siteId);
  if (site && fill) {
    fill();
    unused.get(db)?.delete(site.siteId);
  }
  return site;
}

export const siteByKey = (db: Db, apiKey: string): Site | null =>
  used(db, toSite(db.get<Row>("SELECT * FROM sites WHERE api_key = ?", apiKey)));

export const siteByDomain = (db: Db, domain: string): Site | null =>
  used(db, toSite(db.get<Row>("SELECT * FROM sites WHERE domain = ?", domain)));

export const allSites = (db: Db): Site[] =>
  db.all<Row>("SELECT * FROM sites ORDER BY number").flatMap((row) => toSite(row) ?? []);
