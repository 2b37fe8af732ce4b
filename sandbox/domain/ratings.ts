import type { Db } from "../database/db.ts";

type Ratings = ReadonlyMap<number, { average: number; count: number }>;

const kept = new WeakMap<Db, Map<number, { version: number; ratings: Ratings }>>();

/** The stars of a site's products by their reviews, counted again only after something has changed. */
export function ratingsOf(db: Db, siteId: number): Ratings {
  const sites = kept.get(db) ?? new Map<number, { version: number; ratings: Ratings }>();
  kept.set(db, sites);
  const known = sites.get(siteId);
  if (known?.version === db.version) return known.ratings;
  const rows = db.all<{ id: number; average: number; count: number }>(
    "SELECT entity_id AS id, round(avg(rating), 1) AS average, count(rating) AS count FROM reviews WHERE site_id = ? AND entity = 'product' AND published = 1 GROUP BY entity_id",
    siteId,
  );
  const ratings = new Map(rows.map(({ id, average, count }) => [id, { average, count }]));
  sites.set(siteId, { version: db.version, ratings });
  return ratings;
}
