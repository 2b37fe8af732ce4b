import { fromJson } from "../../database/db.ts";
import type { ElementDoc } from "../../database/documents.ts";
import { Answer } from "../../http/answers.ts";
import { type Call, route } from "../../http/call.ts";
import { Failure, notFound } from "../../http/failure.ts";
import { list, optionalText, text } from "../../http/input.ts";
import { changed, type ElementRow, etagOf, orderOf, toElement } from "./element-view.ts";

const STAFF = { role: "staff", scope: "cms.element" } as const;

/** Elements (`docs/contract.md §5`). Saving is publishing: there is no draft. */
export const elements = [
  route("POST", "v1/cms/element/getByHandlers", (call) => {
    const handlers = list(call.body.handlers).map(String);
    return handlers.flatMap((handler) =>
      call.db
        .all<ElementRow>(
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
      const doc = changed(fromJson<ElementDoc>(row.doc), call.body);
      call.db.run(
        "UPDATE elements SET doc = ?, handler = ?, version = version + 1, updated_at = ? WHERE id = ?",
        JSON.stringify(doc),
        handler,
        new Date().toISOString(),
        row.id,
      );
      return answerOf(call, row.id);
    },
    STAFF,
  ),
];

function rowOf(call: Call, id = Number(call.params.id)): ElementRow {
  const row = call.db.get<ElementRow>(
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
