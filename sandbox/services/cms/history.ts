import { fromJson } from "../../database/db.ts";
import { type Call, route } from "../../http/call.ts";
import { cut, listB, mapPage, paging } from "../../http/lists.ts";
import { type ElementRow, elementRow, toElement } from "./element-view.ts";

interface Version {
  readonly version: number;
  readonly at: string;
  readonly by: string;
  readonly doc: string;
}

/** Keeps how an element is now, as one version of its past. */
export function keepVersion(call: Call, row: ElementRow, by = nameOf(call)): void {
  call.db.run(
    "INSERT OR IGNORE INTO element_versions VALUES (?, ?, ?, ?, ?)",
    row.id,
    row.version,
    row.updated_at ?? row.created_at,
    by,
    JSON.stringify(toElement(call.db, row)),
  );
}

const nameOf = ({ account }: Call): string =>
  account ? `${account.firstName} ${account.lastName}`.trim() : "";

/** The state of an element after each save, newest first. */
export const history = [
  route(
    "GET",
    "v1/cms/element/history/:id",
    (call) => {
      const row = elementRow(call);
      // An element that nobody has saved has one version: its original one.
      keepVersion(call, row, "");
      const versions = call.db.all<Version>(
        "SELECT * FROM element_versions WHERE element_id = ? ORDER BY version DESC",
        row.id,
      );
      return listB(
        mapPage(cut(versions, paging(call, 100)), ({ version, at, by, doc }) => ({
          version,
          at,
          by,
          element: fromJson<unknown>(doc),
        })),
      );
    },
    { role: "staff", capability: "elementHistory" },
  ),
];
