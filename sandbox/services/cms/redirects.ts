import { conflict, invalid, notFound } from "../../domain/failure.ts";
import { fold } from "../../domain/match.ts";
import { type Call, route } from "../../http/call.ts";
import { optionalText, text } from "../../http/input.ts";
import { cut, listB, paging } from "../../http/lists.ts";

interface Row {
  readonly id: number;
  readonly path: string;
  readonly target: string;
  readonly status: number;
}

const STAFF = { role: "staff", scope: "cms.post", capability: "redirects" } as const;

const redirectsOf = ({ db, site }: Call): Row[] =>
  db.all<Row>(
    "SELECT rowid AS id, path, target, status FROM redirects WHERE site_id = ? ORDER BY path",
    site.siteId,
  );

/** The redirects that staff keep (`docs/contract.md §5.16`); the finder answers them. */
export const redirects = [
  route(
    "POST",
    "v1/cms/redirect/filterStandard",
    (call) => {
      const words = fold(optionalText(call.body, "search"));
      const found = redirectsOf(call).filter(({ path, target }) =>
        fold(`${path} ${target}`).includes(words),
      );
      return listB(cut(found, paging(call)));
    },
    { ...STAFF, scope: undefined },
  ),
  route(
    "POST",
    "v1/cms/redirect/create",
    (call) => {
      const path = text(call.body, "path").replace(/^\/+/, "");
      const target = text(call.body, "target");
      const status = call.body.status === 302 ? 302 : 301;
      if (path === "") throw invalid("path is required.");
      if (redirectsOf(call).some((row) => row.path === path))
        throw conflict(`path: ${path} is redirected already.`);
      const { lastId: id } = call.db.run(
        "INSERT INTO redirects VALUES (?, ?, ?, ?)",
        call.site.siteId,
        path,
        target,
        status,
      );
      return { id, path, target, status };
    },
    STAFF,
  ),
  route(
    "DELETE",
    "v1/cms/redirect/delete/:id",
    (call) => {
      const id = Number(call.params.id);
      if (!redirectsOf(call).some((row) => row.id === id)) throw notFound("Redirect not found.");
      call.db.run("DELETE FROM redirects WHERE rowid = ?", id);
      return {};
    },
    STAFF,
  ),
];
