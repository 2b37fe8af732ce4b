import { type Db, fromJson } from "../database/db.ts";
import type { MediaDoc, MediaRow } from "../domain/media.ts";

const MOST = 20_000;

/** Adds entries to a site's media library until it has `count`, each with an existing file. */
export function fillLibrary(db: Db, siteId: number, count: number): number {
  const own = db
    .all<MediaRow>("SELECT * FROM media WHERE site_id = ? ORDER BY id", siteId)
    .map((row) => ({ ...row, medium: fromJson<MediaDoc>(row.doc) }));
  db.transaction(() => {
    for (let number = own.length + 1; number <= Math.min(count, MOST); number += 1) {
      const source = own[number % own.length];
      if (!source) return;
      const { hash: _, ...medium } = source.medium;
      const name = `${source.name}-${number}`;
      const title = Object.fromEntries(
        Object.entries(medium.title).map(([language, text]) => [language, `${text} ${number}`]),
      );
      db.run(
        "INSERT INTO media (site_id, name, doc) VALUES (?, ?, ?)",
        siteId,
        name,
        JSON.stringify({ ...medium, title, driveId: `drive-${name}` }),
      );
    }
  });
  return (
    db.get<{ total: number }>("SELECT count(*) AS total FROM media WHERE site_id = ?", siteId)
      ?.total ?? 0
  );
}

/** The files that were uploaded to a site, and how many of them its library does not show. */
export function countUploads(db: Db, siteId: number): { stored: number; loose: number } {
  const count = (where: string) =>
    db.get<{ total: number }>(
      `SELECT count(*) AS total FROM uploads WHERE site_id = ? ${where}`,
      siteId,
    )?.total ?? 0;
  const shown = "SELECT 1 FROM media WHERE media.site_id = uploads.site_id AND name = uploads.path";
  return { stored: count(""), loose: count(`AND NOT EXISTS (${shown})`) };
}
