import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../database/db.ts";
import { withSitePaths } from "../database/paths.ts";
import { createTables } from "../database/schema.ts";
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
    seed.sites.forEach((site, index) => {
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
      const siteSeed = withSitePaths(seedOf(seed, site), site);
      loadMedia(db, siteSeed, site, number);
      loadCatalogue(db, siteSeed, site, number);
      loadContent(db, siteSeed, site, number);
      loadElements(db, siteSeed, site, number);
      loadCommerce(db, siteSeed, site, number);
      loadOrders(db, siteSeed, site, number);
    });
    db.run("INSERT INTO settings VALUES ('secret', ?)", randomBytes(32).toString("hex"));
    db.run("INSERT INTO settings VALUES ('fingerprint', ?)", fingerprint(seed));
    db.run("INSERT INTO settings VALUES ('seededAt', ?)", new Date().toISOString());
  });
}

/** The seed of one site: the common parts, replaced by those that it has of its own. */
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
