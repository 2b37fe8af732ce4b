import type { Change, Changes } from "./types.ts";

/** Unsaved changes as this device keeps them: the net under everything that can't be asked about. */
export interface Draft {
  /** ISO 8601. */
  readonly at: string;
  readonly changes: Changes;
}

type Drawer = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** One draft per site and language. */
export const draftKey = (domain: string, locale: string): string =>
  `baseline-edit-draft:${domain}:${locale}`;

/** The draft of this device, null where there is none or it can't be read. */
export function readDraft(drawer: Drawer, key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(drawer.getItem(key) ?? "null");
    if (!isRecord(draft) || typeof draft.at !== "string" || !isRecord(draft.changes)) return null;
    const changes = Object.entries(draft.changes).filter((entry): entry is [string, Change] =>
      isChange(entry[1]),
    );
    return changes.length > 0 ? { at: draft.at, changes: Object.fromEntries(changes) } : null;
  } catch {
    return null;
  }
}

/** Keeps changes, or nothing where there are none. A full or forbidden storage is no reason to stop typing. */
export function writeDraft(drawer: Drawer, key: string, changes: Changes, at: string): void {
  try {
    if (Object.keys(changes).length === 0) drawer.removeItem(key);
    else drawer.setItem(key, JSON.stringify({ at, changes } satisfies Draft));
  } catch {
    // The page still holds the changes, and leaving it asks.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const isChange = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.elementId === "number" &&
  (value.kind === "text" || value.kind === "html") &&
  ["address", "path", "label", "stored", "seen", "value"].every(
    (key) => typeof value[key] === "string",
  );
