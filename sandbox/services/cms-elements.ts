import type { Db } from "../database/db.ts";
import type { ElementDoc, ElementPart } from "../database/documents.ts";
import { Answer } from "../http/answers.ts";
import { type Call, route } from "../http/call.ts";
import { Failure, notFound } from "../http/failure.ts";
import { list, optionalText, record, text } from "../http/input.ts";

interface Row {
  readonly id: number;
  readonly language: string;
  readonly handler: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string | null;
  readonly doc: string;
}

const SLOTS = ["meta", "linkMeta", "mobileMeta", "options", "mobileOptions"] as const;
const STAFF = { role: "staff", scope: "cms.element" } as const;

/** Elements (contract, section 5). Saving is publishing: there is no draft. */
export const elements = [
  route("POST", "v1/cms/element/getByHandlers", (call) => {
    const handlers = list(call.body.handlers).map(String);
    return handlers.flatMap((handler) =>
      call.db
        .all<Row>(
          "SELECT * FROM elements WHERE site_id = ? AND language = ? AND handler = ? ORDER BY id",
          call.site.siteId,
          call.language,
          handler,
        )
        .map((row) => toElement(call.db, row))
        .toSorted((a, b) => orderOf(a.options) - orderOf(b.options)),
    );
  }),
  route("GET", "v1/cms/element/get/:id", (call) => {
    const row = rowOf(call);
    return new Answer(toElement(call.db, row), { etag: etagOf(row) });
  }),
  route(
    "POST",
    "v1/cms/element/create",
    (call) => {
      const handler = text(call.body, "handler");
      const doc = changed(
        {
          title: "",
          meta: {},
          linkMeta: {},
          mobileMeta: {},
          options: {},
          mobileOptions: {},
          parts: [],
        },
        call.body,
      );
      const { lastId } = call.db.run(
        "INSERT INTO elements (site_id, language, handler, created_at, doc) VALUES (?, ?, ?, ?, ?)",
        call.site.siteId,
        optionalText(call.body, "language_code") || call.language,
        handler,
        new Date().toISOString(),
        JSON.stringify(doc),
      );
      return answerOf(call, lastId);
    },
    STAFF,
  ),
  route(
    "PATCH",
    "v1/cms/element/update/:id",
    (call) => {
      const row = rowOf(call);
      const expected = call.headers.get("if-match");
      if (expected && expected !== "*" && expected !== etagOf(row))
        throw new Failure(412, "The element has changed in the meantime.");
      const handler = typeof call.body.handler === "string" ? call.body.handler : row.handler;
      const doc = changed(JSON.parse(row.doc) as ElementDoc, call.body);
      call.db.transaction(() => {
        call.db.run(
          "INSERT INTO element_history (element_id, version, at, by, doc) VALUES (?, ?, ?, ?, ?)",
          row.id,
          row.version,
          row.updated_at ?? row.created_at,
          call.account?.email,
          row.doc,
        );
        call.db.run(
          "UPDATE elements SET doc = ?, handler = ?, version = version + 1, updated_at = ? WHERE id = ?",
          JSON.stringify(doc),
          handler,
          new Date().toISOString(),
          row.id,
        );
      });
      return answerOf(call, row.id);
    },
    STAFF,
  ),
];

/** Whole slots replace whole slots; whatever is not sent stays. */
function changed(doc: ElementDoc, body: Call["body"]): ElementDoc {
  const next: ElementDoc = { ...doc };
  if (typeof body.title === "string") next.title = body.title;
  for (const slot of SLOTS) if (body[slot] !== undefined) next[slot] = record(body[slot]);
  if (Array.isArray(body.parts)) {
    const highest = Math.max(
      0,
      ...doc.parts.map(({ id }) => id),
      ...body.parts.map((part) => Number(record(part).id) || 0),
    );
    next.parts = body.parts.map((part, index) => toPart(record(part), highest + index + 1));
  }
  return next;
}

const toPart = (part: Record<string, unknown>, freshId: number): ElementPart => ({
  id: Number(part.id) || freshId,
  title: String(part.title ?? ""),
  meta: record(part.meta),
  linkMeta: record(part.linkMeta),
  mobileMeta: record(part.mobileMeta),
  options: record(part.options),
  mobileOptions: record(part.mobileOptions),
});

function rowOf(call: Call, id = Number(call.params.id)): Row {
  const row = call.db.get<Row>(
    "SELECT * FROM elements WHERE id = ? AND site_id = ?",
    id,
    call.site.siteId,
  );
  if (!row) throw notFound("Element not found.");
  return row;
}

function answerOf(call: Call, id: number): Answer {
  const row = rowOf(call, id);
  return new Answer(toElement(call.db, row), { etag: etagOf(row) });
}

const etagOf = (row: Row): string => `"${row.id}-${row.version}"`;
const orderOf = (options: Record<string, unknown>): number => Number(options.order ?? 0);

/** A follower of a master arrives with the master's content already merged. */
function toElement(db: Db, row: Row) {
  const doc = JSON.parse(row.doc) as ElementDoc;
  const masterId = Number(doc.options.masterId) || null;
  const master = masterId
    ? db.get<Row>("SELECT * FROM elements WHERE id = ? AND language = ?", masterId, row.language)
    : undefined;
  const content = master ? (JSON.parse(master.doc) as ElementDoc) : doc;
  return {
    id: row.id,
    type: "static-element",
    handler: row.handler,
    language_code: row.language,
    ...doc,
    meta: content.meta,
    linkMeta: content.linkMeta,
    mobileMeta: content.mobileMeta,
    parts: content.parts,
    options: master ? { ...content.options, ...doc.options } : doc.options,
    created_at: row.created_at,
    ...(row.updated_at ? { updated_at: row.updated_at } : {}),
  };
}
