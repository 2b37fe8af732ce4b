import { textIn } from "../database/documents.ts";
import { route } from "../http/call.ts";
import { invalid } from "../http/failure.ts";
import { integer } from "../http/input.ts";
import { cut, listCInside, mapPage, paging } from "../http/lists.ts";
import { optionsOf } from "./cms-site.ts";

interface Row {
  id: number;
  user_id: number | null;
  author: string;
  rating: number | null;
  body: string;
  created_at: string;
  published: number;
}

const REVIEW_OPTIONS = [
  "RequireRatingForComment",
  "RequireCommentForRating",
  "NumberOfStars",
  "CanCommentOnBlog",
  "RequireAdminPublishing",
  "OneUserOneComment",
  "UserCanEditComment",
];

/** Reading reviews (contract, section 5); writing comes later. */
export const comments = [
  route("POST", "v1/cms/comment/filterStandard", (call) => {
    const { entity } = call.body;
    if (entity !== "product" && entity !== "post") throw invalid("entity is product or post.");
    const rows = call.db.all<Row>(
      "SELECT * FROM reviews WHERE site_id = ? AND entity = ? AND entity_id = ? AND published = 1 ORDER BY created_at DESC, id DESC",
      call.site.siteId,
      entity,
      integer(call.body, "entityId"),
    );
    return listCInside(
      mapPage(cut(rows, paging(call)), (row) => ({
        id: row.id,
        rating: row.rating,
        body: bodyIn(row.body, call.language),
        author: row.author,
        userId: row.user_id,
        createdAt: row.created_at,
        published: row.published === 1,
      })),
    );
  }),
  route("POST", "v1/cms/comment/getOptions", (call) => {
    const options = optionsOf(call);
    return Object.fromEntries(
      REVIEW_OPTIONS.flatMap((key) => (key in options ? [[key, options[key]]] : [])),
    );
  }),
];

/** Seeded reviews come in three languages, written ones as they are. */
const bodyIn = (body: string, language: string): string =>
  body.startsWith("{") ? textIn(JSON.parse(body), language) : body;
