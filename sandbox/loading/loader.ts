import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../database/db.ts";
import { withSitePaths } from "../database/paths.ts";
import { createTables } from "../database/schema.ts";
import { whenFirstUsed } from "../database/sites.ts";
import type { Seed, SeedSite } from "../seed/types.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { loadCommerce } from "./load-commerce.ts";
import { loadContent } from "./load-content.ts";
import { loadElements } from "./load-elements.ts";
import { loadMedia } from "./load-media.ts";
import { loadOrders } from "./load-orders.ts";

/** A hash that changes with the seed. */
export const fingerprint = (seed: Seed): string =>
  createHash("sha256").update(JSON.stringify(seed)).digest("hex");

/** Empties the database and fills it with the seed, once per site. */
export function loadSeed(db: Db, seed: Seed): void {
  createTables(db);
  db.transaction(() => {
    loadPictures(db, seed);
    sitesOf(seed).forEach((site, index) => {
      const number = index + 1;
      db.run(
        "INSERT INTO sites VALUES (?, ?, ?, ?, ?, ?)",
        site.siteId,
        number,
        site.domain,
        site.apiKey,
        site.apiKeyId,
        JSON.stringify({ ...site, number }),
      );
      if (seed.sites.includes(site)) loadSite(db, seedOf(seed, site), site, number);
    });
    db.run("INSERT INTO settings VALUES ('secret', ?)", randomBytes(32).toString("hex"));
    db.run("INSERT INTO settings VALUES ('fingerprint', ?)", fingerprint(seed));
    db.run("INSERT INTO settings VALUES ('seededAt', ?)", new Date().toISOString());
  });
}

const sitesOf = ({ sites, late = [] }: Seed): SeedSite[] => [
  ...sites,
  ...late.map(({ site }) => site),
];

/** Lets each large site be filled when it is asked for the first time, unless it was. */
export function fillLater(db: Db, seed: Seed): void {
  for (const { site, read } of seed.late ?? []) {
    const key = `filled:${site.siteId}`;
    if (db.get("SELECT 1 FROM settings WHERE key = ?", key)) continue;
    const number = sitesOf(seed).indexOf(site) + 1;
    whenFirstUsed(db, site.siteId, () =>
      db.transaction(() => {
        loadSite(db, { ...read(), sites: [site] }, site, number);
        db.run("INSERT INTO settings VALUES (?, ?)", key, new Date().toISOString());
      }),
    );
  }
}

function loadSite(db: Db, seed: Seed, site: SeedSite, number: number): void {
  const own = withSitePaths(seed, site);
  loadMedia(db, own, site, number);
  loadCatalogue(db, own, site, number);
  loadContent(db, own, site, number);
  loadElements(db, own, site, number);
  loadCommerce(db, own, site, number);
  loadOrders(db, own, site, number);
}

/** The seed of one site: the common parts, overridden by its own. */
const seedOf = (seed: Seed, site: SeedSite): Seed => ({ ...seed, ...seed.perSite?.[site.domain] });

function loadPictures(db: Db, seed: Seed): void {
  seed.pictures.forEach((picture, index) => {
    db.run(
      "INSERT OR IGNORE INTO pictures VALUES (?, ?, ?)",
      picture.name,
      index + 1,
      JSON.stringify(picture),
    );
  });
}
