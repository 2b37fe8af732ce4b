import { type Db, fromJson } from "../../database/db.ts";
import type { ElementDoc, ElementPart } from "../../database/documents.ts";
import { Failure, notFound } from "../../domain/failure.ts";
import type { Call } from "../../http/call.ts";
import { record } from "../../http/input.ts";

/** An element's row in the database. */
export interface ElementRow {
  readonly id: number;
  readonly site_id: number;
  readonly language: string;
  readonly handler: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string | null;
  /** The row that it is a translation of. */
  readonly original_id: number | null;
  readonly doc: string;
}

const SLOTS = ["meta", "linkMeta", "mobileMeta", "options", "mobileOptions"] as const;
/** A slot that is sent replaces the whole slot; the others stay. */
export function changed(doc: ElementDoc, body: Call["body"]): ElementDoc {
  const next: ElementDoc = { ...doc };
  if (typeof body.title === "string") next.title = body.title;
  for (const slot of SLOTS) if (body[slot] !== undefined) next[slot] = record(body[slot]);
  if (Array.isArray(body.parts)) {
    const sent = body.parts.map(record);
    const highest = Math.max(0, ...[...doc.parts, ...sent].map(({ id }) => Number(id) || 0));
    // Parts without ids stay without, and so do those that are added to them.
    const isBare = sent.some(({ id }) => id === null) || doc.parts.some(({ id }) => id === null);
    next.parts = sent.map((part, index) => toPart(part, isBare ? null : highest + index + 1));
  }
  return next;
}

const toPart = (part: Record<string, unknown>, freshId: number | null): ElementPart => ({
  id: Number(part.id) || freshId,
  title: String(part.title ?? ""),
  meta: record(part.meta),
  linkMeta: record(part.linkMeta),
  mobileMeta: record(part.mobileMeta),
  options: record(part.options),
  mobileOptions: record(part.mobileOptions),
});

export const etagOf = (row: ElementRow): string => `"${row.id}-${row.version}"`;
export const orderOf = (options: Record<string, unknown>): number => Number(options.order ?? 0);

/** Writes and deletes are refused if the given version is not the current one. */
export function requireMatch(call: Call, row: ElementRow): void {
  const expected = call.headers.get("if-match");
  if (expected && expected !== "*" && expected !== etagOf(row))
    throw new Failure(412, "The element has changed in the meantime.");
}

/** A row of the call's site; 404 if there is none. */
export function elementRow(call: Call, id = Number(call.params.id)): ElementRow {
  const row = call.db.get<ElementRow>(
    "SELECT * FROM elements WHERE id = ? AND site_id = ?",
    id,
    call.site.siteId,
  );
  if (!row) throw notFound("Element not found.");
  return row;
}

/** The content of an element: its own, or its master's if it follows one. */
export function contentOf(db: Db, row: ElementRow): ElementDoc {
  const doc = fromJson<ElementDoc>(row.doc);
  const masterId = Number(doc.options.masterId) || null;
  const master = masterId
    ? db.get<ElementRow>(
        "SELECT * FROM elements WHERE id = ? AND language = ? AND site_id = ?",
        masterId,
        row.language,
        row.site_id,
      )
    : undefined;
  if (!master) return doc;
  const { title, options, mobileOptions } = doc;
  const content = fromJson<ElementDoc>(master.doc);
  return {
    ...content,
    title,
    options: { ...content.options, ...options },
    mobileOptions: { ...content.mobileOptions, ...mobileOptions },
  };
}

/** An element that follows a master is answered with the master's content already merged. */
export function toElement(db: Db, row: ElementRow) {
  return {
    id: row.id,
    type: "static-element",
    handler: row.handler,
    language_code: row.language,
    ...contentOf(db, row),
    ...(row.original_id ? { originalId: row.original_id } : {}),
    created_at: row.created_at,
    ...(row.updated_at ? { updated_at: row.updated_at } : {}),
  };
}
