import { type StorageArea, stored } from "#lib/browser/storage.ts";
import { isRecord } from "#lib/utils/is-record.ts";
import type { Change, Changes } from "./types.ts";

/** Unsaved changes kept on this device, for a tab that is closed or crashes without a question. */
export interface Draft {
  /** ISO 8601. */
  readonly at: string;
  readonly changes: Changes;
}

/** One draft per site and language. */
export const draftKey = (domain: string, locale: string): string =>
  `baseline-edit-draft:${domain}:${locale}`;

/** The draft of this device, null where there is none or it cannot be read. */
export const readDraft = (area: StorageArea, key: string): Draft | null =>
  stored(area, key, toDraft).read();

function toDraft(found: unknown): Draft | null {
  if (!isRecord(found) || typeof found.at !== "string" || !isRecord(found.changes)) return null;
  const changes = Object.entries(found.changes).filter((entry): entry is [string, Change] =>
    isChange(entry[1]),
  );
  return changes.length > 0 ? { at: found.at, changes: Object.fromEntries(changes) } : null;
}

/** Keeps changes; without changes, removes the draft. A full or blocked storage is ignored, so that typing goes on. */
export function writeDraft(area: StorageArea, key: string, changes: Changes, at: string): void {
  const isEmpty = Object.keys(changes).length === 0;
  stored(area, key, toDraft).write(isEmpty ? null : { at, changes });
}

const isChange = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.elementId === "number" &&
  (value.kind === "text" || value.kind === "html") &&
  ["address", "path", "label", "stored", "seen", "value"].every(
    (key) => typeof value[key] === "string",
  );
