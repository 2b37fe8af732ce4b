import type { Db } from "../database/db.ts";
import type { Site } from "../database/documents.ts";

/** The optional calls (`docs/contract.md §5`) that a site offers unless its options name others. */
const ALL =
  "elementGet,elementDelete,postUpdate,elementHistory,mediaFolders,optionUpdate,postDelete,redirects,captcha,guestOrder,orderCancel,withdraw" as const;

/** The switches of the tricks page, for every site. */
type Switch = "offersNothing" | "pipelineRuns";

export const isSwitched = (db: Db, name: Switch): boolean =>
  db.get("SELECT 1 FROM settings WHERE key = ?", name) !== undefined;

export function turn(db: Db, name: Switch, on: boolean): void {
  if (on) db.run("INSERT OR REPLACE INTO settings VALUES (?, 'on')", name);
  else db.run("DELETE FROM settings WHERE key = ?", name);
}

/** The site's option `Capabilities`. */
export const capabilitiesOf = (db: Db, site: Site): string =>
  isSwitched(db, "offersNothing") ? "" : String(site.options.Capabilities ?? ALL);

export const isOffered = (db: Db, site: Site, capability: string): boolean =>
  capabilitiesOf(db, site)
    .split(",")
    .some((name) => name.trim() === capability);
