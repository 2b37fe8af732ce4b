import type { ElementDoc } from "../../database/documents.ts";
import type { Call } from "../../http/call.ts";
import { type ElementRow, elementRow } from "./element-view.ts";
import { keepVersion } from "./history.ts";

/** Stores an element as its next version. The previous one is kept too if nobody has saved it so far. */
export function save(call: Call, row: ElementRow, doc: ElementDoc, handler = row.handler): void {
  keepVersion(call, row, "");
  call.db.run(
    "UPDATE elements SET doc = ?, handler = ?, version = version + 1, updated_at = ? WHERE id = ?",
    JSON.stringify(doc),
    handler,
    new Date().toISOString(),
    row.id,
  );
  keepVersion(call, elementRow(call, row.id));
}
