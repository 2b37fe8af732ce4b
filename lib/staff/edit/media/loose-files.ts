import "server-only";
import { LRUCache } from "lru-cache";
import { processWide } from "#lib/base/utils/process-wide.ts";

interface Owner {
  readonly siteId: number;
  readonly who: number;
}

/** Long enough to decide about a file that already exists. */
const KEPT = 24 * 60 * 60_000;

/** The types of files that this process has stored and that are not in the library yet, by site, person and drive id. */
const loose = processWide(
  "loose-files",
  () => new LRUCache<string, string>({ max: 20_000, ttl: KEPT }),
);
const keyOf = ({ siteId, who }: Owner, driveId: number | string): string =>
  `${siteId}|${who}|${typeof driveId}|${driveId}`;

/** A file of this person was stored, and isn't in the library yet. */
export const markLoose = (owner: Owner, driveId: number | string, mime: string): void =>
  void loose.set(keyOf(owner, driveId), mime);

/** It has its place, or is taken back. */
export const unmarkLoose = (owner: Owner, driveId: number | string): void =>
  void loose.delete(keyOf(owner, driveId));

/** Whether this person may remove a file: library files, and files of others, cannot be removed. */
export const isLoose = (owner: Owner, driveId: number | string): boolean =>
  loose.has(keyOf(owner, driveId));

/** The type of such a file; undefined for all others. */
export const looseMime = (owner: Owner, driveId: number | string): string | undefined =>
  loose.get(keyOf(owner, driveId));
