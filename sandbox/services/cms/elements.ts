import { fromJson } from "../../database/db.ts";
import type { ElementDoc } from "../../database/documents.ts";
import { conflict, invalid } from "../../domain/failure.ts";
import { Answer } from "../../http/answers.ts";
import { type Call, route } from "../../http/call.ts";
import { list, optionalText, text } from "../../http/input.ts";
import {
  changed,
  type ElementRow,
  elementRow,
  etagOf,
  orderOf,
  requireMatch,
  toElement,
} from "./element-view.ts";
import { keepVersion } from "./history.ts";
import { followersOf, isMaster } from "./masters.ts";
import { save } from "./save-element.ts";

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
  route("GET", "v1/cms/element/get/:id", (call) => answerOf(call, Number(call.params.id)), {
    role: "staff",
    capability: "elementGet",
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
      const language = optionalText(call.body, "language_code") || call.language;
      if (!call.site.languages.some((code) => code === language))
        throw invalid("language_code is not a language of this site.");
      const { lastId } = call.db.run(
        "INSERT INTO elements (site_id, language, handler, created_at, doc) VALUES (?, ?, ?, ?, ?)",
        call.site.siteId,
        language,
        handler,
        new Date().toISOString(),
        JSON.stringify(doc),
      );
      keepVersion(call, elementRow(call, lastId));
      return answerOf(call, lastId);
    },
    STAFF,
  ),
  route(
    "PATCH",
    "v1/cms/element/update/:id",
    (call) => {
      const row = elementRow(call);
      requireMatch(call, row);
      const handler = typeof call.body.handler === "string" ? call.body.handler : row.handler;
      const doc = changed(fromJson<ElementDoc>(row.doc), call.body);
      call.db.transaction(() => save(call, row, doc, handler));
      return answerOf(call, row.id);
    },
    STAFF,
  ),
  route(
    "DELETE",
    "v1/cms/element/delete/:id",
    (call) => {
      const row = elementRow(call);
      requireMatch(call, row);
      if (isMaster(row) && followersOf(call, row.id).length > 0)
        throw conflict("Elements follow this master: free them first.");
      call.db.transaction(() => {
        call.db.run("DELETE FROM element_versions WHERE element_id = ?", row.id);
        call.db.run("DELETE FROM elements WHERE id = ?", row.id);
      });
      return {};
    },
    { ...STAFF, capability: "elementDelete" },
  ),
];

function answerOf(call: Call, id: number): Answer {
  const row = elementRow(call, id);
  return new Answer(toElement(call.db, row), { etag: etagOf(row) });
}
