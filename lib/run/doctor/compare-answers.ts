import { isRecord } from "#lib/base/utils/is-record.ts";

/** The parts of an answer that its schema lost, dropped or did not use. Names are paths such as `media.path`. */
export interface Differences {
  /** Sent, but in a form that the shop cannot read: path → how often, and the first value. */
  readonly unreadable: Map<string, { count: number; example: string }>;
  /** Lists with dropped entries: path → entries sent and read. */
  readonly dropped: Map<string, { sent: number; read: number }>;
  /** Fields that the shop reads and that were not sent. */
  readonly absent: Set<string>;
  /** Fields that the shop does not use. */
  readonly unused: Set<string>;
}

/**
 * The most entries of a list and levels of an answer that are compared; a hostile answer may have any number of them.
 */
const MOST_ENTRIES = 50;
const MOST_LEVELS = 7;
const MOST_NAMES = 200;
/** Characters of a value in a report. */
const EXAMPLE = 60;

/** Compares an answer with the result of its schema. */
export function compare(raw: unknown, read: unknown): Differences {
  const found: Differences = {
    unreadable: new Map(),
    dropped: new Map(),
    absent: new Set(),
    unused: new Set(),
  };
  walk(raw, read, [], found);
  return found;
}

/** The rows of a list in any of its shapes (docs/contract.md §1.4); null if the answer isn't a list. */
export function rowsIn(raw: unknown): unknown[] | null {
  if (Array.isArray(raw)) return raw;
  if (!isRecord(raw)) return null;
  return [raw.records, raw.items, raw.data].find(Array.isArray) ?? null;
}

function walk(raw: unknown, read: unknown, path: readonly string[], found: Differences): void {
  if (path.length > MOST_LEVELS || read instanceof Map) return;
  // A list came in one of its shapes and was parsed to its rows, or to a page of them.
  const items = Array.isArray(read) ? read : isPage(read) ? read.items : null;
  const rows = items && rowsIn(raw);
  if (items && rows) walkList(rows, items, path, found);
  else if (isRecord(raw) && isRecord(read)) walkFields(raw, read, path, found);
  else if (isLost(raw, read)) note(found, path, raw);
}

const isPage = (read: unknown): read is { items: unknown[] } =>
  isRecord(read) && Array.isArray(read.items) && "totalPages" in read;

function walkList(
  rows: readonly unknown[],
  items: readonly unknown[],
  path: readonly string[],
  found: Differences,
): void {
  const name = path.join(".") || "list";
  if (items.length < rows.length) {
    const before = found.dropped.get(name) ?? { sent: 0, read: 0 };
    found.dropped.set(name, {
      sent: before.sent + rows.length,
      read: before.read + items.length,
    });
  }
  // If some rows were dropped, only their ids match the rest.
  const partner = (row: unknown, index: number) =>
    items.length === rows.length
      ? items[index]
      : items.find((item) => isRecord(item) && isRecord(row) && String(item.id) === String(row.id));
  for (const [index, row] of rows.slice(0, MOST_ENTRIES).entries()) {
    const item = partner(row, index);
    if (item !== undefined) walk(row, item, path, found);
  }
}

function walkFields(
  raw: Readonly<Record<string, unknown>>,
  read: Readonly<Record<string, unknown>>,
  path: readonly string[],
  found: Differences,
): void {
  for (const name of Object.keys(raw).slice(0, MOST_NAMES)) {
    const inside = [...path, name];
    if (Object.hasOwn(read, name)) walk(raw[name], read[name], inside, found);
    else add(found.unused, inside);
  }
  for (const name of Object.keys(read))
    if (!Object.hasOwn(raw, name)) add(found.absent, [...path, name]);
}

function add(names: Set<string>, path: readonly string[]): void {
  if (names.size < MOST_NAMES) names.add(path.join("."));
}

function note(found: Differences, path: readonly string[], raw: unknown): void {
  const name = path.join(".") || "answer";
  const before = found.unreadable.get(name);
  if (!before && found.unreadable.size >= MOST_NAMES) return;
  found.unreadable.set(name, {
    count: (before?.count ?? 0) + 1,
    example: before?.example ?? (JSON.stringify(raw) ?? "").slice(0, EXAMPLE),
  });
}

/** Whether a value was sent but read as empty. */
function isLost(raw: unknown, read: unknown): boolean {
  if (raw === null || raw === undefined || raw === "" || raw === false) return false;
  if (typeof raw === "object" && Object.keys(raw).length === 0) return false;
  if (read === null || read === "") return true;
  return typeof read === "number" && typeof raw === "string" && !Number.isFinite(Number(raw));
}

const SECRET =
  /^(?:(?:access|refresh|id|bearer)_?token|password|passwordHash|secret|protectCode)$/i;

/** Paths of text fields whose names suggest a secret. Their values are never part of a report. */
export function secretsIn(raw: unknown): string[] {
  const found = new Set<string>();
  const search = (value: unknown, path: readonly string[]): void => {
    if (path.length > MOST_LEVELS) return;
    if (Array.isArray(value)) {
      for (const entry of value.slice(0, MOST_ENTRIES)) search(entry, path);
    } else if (isRecord(value)) {
      for (const [name, inner] of Object.entries(value).slice(0, MOST_NAMES)) {
        const inside = [...path, name];
        if (SECRET.test(name) && typeof inner === "string" && inner !== "")
          found.add(inside.join("."));
        else search(inner, inside);
      }
    }
  };
  search(raw, []);
  return [...found].slice(0, MOST_NAMES);
}
