import type { Db } from "../../database/db.ts";
import { record } from "../../http/input.ts";

interface Replaced {
  readonly siteId: number;
  readonly id: number;
  /** The path of the file before. */
  readonly from: string;
  /** The medium as it is now. */
  readonly medium: Readonly<Record<string, unknown>>;
}

/** Lets every element follow a medium that has another file: its pictures and its links (`docs/contract.md §5.16`). */
export function followMedium(db: Db, { siteId, id, from, medium }: Replaced): void {
  const rows = db.all<{ id: number; doc: string }>(
    "SELECT id, doc FROM elements WHERE site_id = ? AND instr(doc, ?) > 0",
    siteId,
    JSON.stringify(from).slice(1, -1),
  );
  for (const row of rows) {
    const doc = JSON.stringify(
      JSON.parse(row.doc, (_, value: unknown) => {
        const held = record(value);
        if (Number(held.id) !== id || held.path !== from) return value;
        return held.mime === undefined ? { ...held, path: medium.path } : { ...held, ...medium };
      }),
    );
    if (doc !== row.doc) db.run("UPDATE elements SET doc = ? WHERE id = ?", doc, row.id);
  }
}
