import { fromJson } from "../../database/db.ts";
import type { ElementDoc } from "../../database/documents.ts";
import { invalid } from "../../domain/failure.ts";
import { type Call, route } from "../../http/call.ts";
import { list } from "../../http/input.ts";
import { contentOf, type ElementRow, elementRow, requireMatch } from "./element-view.ts";
import { save } from "./save-element.ts";

const MASTER = "master-section";

export const isMaster = ({ handler }: ElementRow): boolean => handler === MASTER;

/** The elements that follow a master. */
export const followersOf = (call: Call, masterId: number): ElementRow[] =>
  call.db
    .all<ElementRow>("SELECT * FROM elements WHERE site_id = ? ORDER BY id", call.site.siteId)
    .filter((row) => masterIdOf(row) === masterId);

const masterIdOf = (row: ElementRow): number =>
  Number(fromJson<ElementDoc>(row.doc).options.masterId) || 0;

/** Masters and their followers (`docs/contract.md §5`). */
export const masters = [
  route(
    "POST",
    "v1/cms/link/masters/:id",
    (call) => {
      const master = elementRow(call);
      if (!isMaster(master)) throw invalid("The element is no master.");
      const follow = list(call.body.ids).map((id) => elementRow(call, Number(id)));
      const free = list(call.body.detach).map((id) => elementRow(call, Number(id)));
      const [only, ...others] = [...follow, ...free];
      if (only && others.length === 0) requireMatch(call, only);
      for (const row of follow) {
        if (isMaster(row)) throw invalid("A master follows no other.");
        if (row.language !== master.language)
          throw invalid("An element follows a master of its own language.");
      }
      if (free.some((row) => masterIdOf(row) !== master.id))
        throw invalid("An element to be freed does not follow this master.");
      call.db.transaction(() => {
        for (const row of follow) {
          const doc = fromJson<ElementDoc>(row.doc);
          save(call, row, { ...doc, options: { ...doc.options, masterId: master.id } });
        }
        // The master's content becomes the element's own.
        for (const row of free) {
          const { masterId: _, ...options } = contentOf(call.db, row).options;
          save(call, row, { ...contentOf(call.db, row), options });
        }
      });
      return { ids: followersOf(call, master.id).map(({ id }) => id) };
    },
    { role: "staff", scope: "cms.element" },
  ),
];
