import { conflict, invalid, notFound } from "../../domain/failure.ts";
import { type Call, route } from "../../http/call.ts";
import { text } from "../../http/input.ts";
import { cut, listA, paging } from "../../http/lists.ts";
import { checkedSlug } from "./slugs.ts";

interface PostType {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
}

const STAFF = { role: "staff", scope: "cms.post" } as const;
/** The types that the shop itself relies on. */
const BUILT_IN = new Set(["post", "page"]);

const typesOf = ({ db, site }: Call): PostType[] =>
  db.all<PostType>(
    "SELECT id, slug, title FROM post_types WHERE site_id = ? ORDER BY id",
    site.siteId,
  );

/** The site's post type with the path's id; 404 if there is none. */
export function typeOf(call: Call): PostType {
  const found = typesOf(call).find(({ id }) => id === Number(call.params.id));
  if (!found) throw notFound("Post type not found.");
  return found;
}

/** The kinds of posts that a site has (`docs/contract.md §5`). */
export const postTypes = [
  route("POST", "v1/cms/postType/filterStandard", (call) =>
    listA(cut(typesOf(call), paging(call))),
  ),
  route(
    "POST",
    "v1/cms/postType/create",
    (call) => {
      const slug = checkedSlug(text(call.body, "slug"));
      const title = text(call.body, "title");
      if (typesOf(call).some((type) => type.slug === slug))
        throw conflict(`slug: ${slug} is taken.`);
      const { lastId: id } = call.db.run(
        "INSERT INTO post_types (site_id, slug, title) VALUES (?, ?, ?)",
        call.site.siteId,
        slug,
        title,
      );
      return { id, slug, title };
    },
    STAFF,
  ),
  route(
    "DELETE",
    "v1/cms/postType/delete/:id",
    (call) => {
      const type = typeOf(call);
      if (BUILT_IN.has(type.slug)) throw invalid(`${type.slug} cannot be deleted.`);
      const used = call.db.get(
        "SELECT 1 FROM posts WHERE site_id = ? AND kind = ?",
        call.site.siteId,
        type.slug,
      );
      if (used) throw conflict("There are posts of this type.");
      call.db.run("DELETE FROM post_types WHERE id = ?", type.id);
      return {};
    },
    STAFF,
  ),
];
