import { textIn } from "../../database/documents.ts";
import type { Account } from "../../domain/accounts.ts";
import { isOffered } from "../../domain/capabilities.ts";
import { badRequest, Failure, forbidden, invalid, notFound } from "../../domain/failure.ts";
import { mediaOf } from "../../domain/media.ts";
import { type Call, route } from "../../http/call.ts";
import { checkSentCaptcha } from "../../http/captcha-tokens.ts";
import { integer, optionalText, record } from "../../http/input.ts";
import { cut, listCInside, mapPage, paging } from "../../http/lists.ts";
import { uploadById } from "../../http/uploads.ts";
import { optionsOf } from "../site/site.ts";

interface Row {
  id: number;
  entity: string;
  entity_id: number;
  user_id: number | null;
  author: string;
  rating: number | null;
  body: string;
  created_at: string;
  published: number;
  verified: number;
  /** JSON: for a seeded review, names in the library; for a submitted one, ids of uploads. */
  images: string;
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
const BODY_LIMIT = 5000;

/** Reviews of products and comments on posts (`docs/contract.md §5`). */
export const comments = [
  route("POST", "v1/cms/comment/filterStandard", (call) => {
    const rows = call.db.all<Row>(
      "SELECT * FROM reviews WHERE site_id = ? AND entity = ? AND entity_id = ? AND published = 1 ORDER BY created_at DESC, id DESC",
      call.site.siteId,
      entityOf(call),
      integer(call.body, "entityId"),
    );
    const page = cut(chosen(call, rows), paging(call));
    const list = listCInside(mapPage(page, (row) => toComment(call, row)));
    return offersLists(call) ? list.with({ counts: countsOf(rows) }) : list;
  }),
  route("POST", "v1/cms/comment/getOptions", (call) => {
    const options = optionsOf(call);
    return Object.fromEntries(
      REVIEW_OPTIONS.flatMap((key) => (key in options ? [[key, options[key]]] : [])),
    );
  }),
  route("POST", "v1/cms/comment/create", (call) => {
    const account = writer(call);
    const entity = entityOf(call);
    const entityId = integer(call.body, "entityId");
    if (entity === "post" && !isOn(call, "CanCommentOnBlog"))
      throw forbidden("Commenting is disabled.");
    const table = entity === "product" ? "products" : "posts";
    if (!call.db.get(`SELECT 1 FROM ${table} WHERE id = ? AND site_id = ?`, entityId, site(call)))
      throw notFound("There is nothing to comment on.");
    const review = readReview(call);
    checkSentCaptcha(call);
    const existing = call.db.get(
      "SELECT 1 FROM reviews WHERE site_id = ? AND entity = ? AND entity_id = ? AND user_id = ?",
      site(call),
      entity,
      entityId,
      account.id,
    );
    if (existing && isOn(call, "OneUserOneComment")) throw forbidden("Only one review per user.");
    const { lastId } = call.db.run(
      "INSERT INTO reviews (site_id, entity, entity_id, user_id, author, rating, body, created_at, published, verified, images) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      site(call),
      entity,
      entityId,
      account.id,
      `${account.firstName} ${account.lastName.slice(0, 1)}.`.trim(),
      review.rating,
      review.body,
      new Date().toISOString(),
      isOn(call, "RequireAdminPublishing") ? 0 : 1,
      entity === "product" && hasBought(call, account.id, entityId) ? 1 : 0,
      JSON.stringify(sentImages(call)),
    );
    return toComment(call, rowOf(call, Number(lastId)));
  }),
  route("PATCH", "v1/cms/comment/update/:id", (call) => {
    const account = writer(call);
    const row = rowOf(call, Number(call.params.id));
    if (row.user_id !== account.id || !isOn(call, "UserCanEditComment"))
      throw forbidden("You are not allowed to edit this comment.");
    const review = readReview(call);
    checkSentCaptcha(call);
    call.db.run(
      "UPDATE reviews SET rating = ?, body = ?, published = ? WHERE id = ?",
      review.rating,
      review.body,
      isOn(call, "RequireAdminPublishing") ? 0 : 1,
      row.id,
    );
    return toComment(call, rowOf(call, row.id));
  }),
];

const site = (call: Call): number => call.site.siteId;
const isOn = (call: Call, option: string): boolean => String(optionsOf(call)[option]) === "true";

function entityOf({ body: { entity } }: Call): "product" | "post" {
  if (entity !== "product" && entity !== "post") throw invalid("entity is product or post.");
  return entity;
}

function writer({ account }: Call): Account {
  if (!account) throw new Failure(401, "Only logged in users can comment.");
  return account;
}

function rowOf(call: Call, id: number): Row {
  const row = call.db.get<Row>(
    "SELECT * FROM reviews WHERE id = ? AND site_id = ?",
    id,
    site(call),
  );
  if (!row) throw notFound("Comment not found.");
  return row;
}

/** Checks a review or comment against the site's rules. */
function readReview(call: Call): { rating: number | null; body: string } {
  const rating = Number(call.body.rating ?? 0);
  const body = optionalText(call.body, "body").trim();
  const stars = Number(optionsOf(call).NumberOfStars) || 5;
  if (!Number.isInteger(rating) || rating < 0 || rating > stars)
    throw invalid(`rating is a whole number from 1 to ${stars}.`);
  if (body.length > BODY_LIMIT) throw invalid("The comment is too long.");
  if (rating === 0 && isOn(call, "RequireRatingForComment"))
    throw badRequest("Rating is required.");
  if (body === "" && (rating === 0 || isOn(call, "RequireCommentForRating")))
    throw badRequest("Comment is required.");
  return { rating: rating || null, body };
}

const offersLists = ({ db, site }: Call): boolean => isOffered(db, site, "commentLists");

/** The rows with the stars that are asked for, in the order that is asked for. Sites that do not offer it ignore both. */
function chosen(call: Call, rows: readonly Row[]): readonly Row[] {
  if (!offersLists(call)) return rows;
  const { sort, rating } = call.body;
  if (sort !== undefined && sort !== "newest" && sort !== "best" && sort !== "worst")
    throw invalid("sort is newest, best or worst.");
  const some = rating === undefined ? rows : rows.filter((row) => row.rating === rating);
  if (sort !== "best" && sort !== "worst") return some;
  const up = sort === "worst" ? 1 : -1;
  return some.toSorted((one, other) => up * ((one.rating ?? 0) - (other.rating ?? 0)));
}

function countsOf(rows: readonly Row[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { rating } of rows) if (rating !== null) counts[rating] = (counts[rating] ?? 0) + 1;
  return counts;
}

/** Whether a customer has ordered a product, or one of its variants. */
const hasBought = ({ db, body: { orderId } }: Call, userId: number, productId: number): boolean =>
  db.get(
    "SELECT 1 FROM orders JOIN order_items ON order_items.order_id = orders.id LEFT JOIN products ON products.id = order_items.product_id WHERE orders.user_id = ? AND (products.id = ? OR products.parent_id = ?) AND orders.id = coalesce(?, orders.id)",
    userId,
    productId,
    productId,
    typeof orderId === "number" ? orderId : null,
  ) !== undefined;

/** The ids of the uploads that come with a review. */
function sentImages(call: Call): number[] {
  const { images } = call.body;
  if (images === undefined || !offersLists(call)) return [];
  if (!Array.isArray(images) || images.length > 10) throw invalid("A review takes 10 pictures.");
  return images.map((image) => {
    const id = Number(record(image).id);
    const upload = uploadById(call.db, site(call), id);
    if (!upload?.mime.startsWith("image/")) throw invalid("There is no such picture.");
    return id;
  });
}

function imagesOf({ db, site: { siteId }, language }: Call, row: Row): unknown[] {
  const images: unknown = JSON.parse(row.images);
  return (Array.isArray(images) ? images : []).flatMap((image: unknown) => {
    if (typeof image === "string") return mediaOf(db, siteId, image, language);
    const upload = uploadById(db, siteId, Number(image));
    return upload ? { id: upload.id, path: upload.path, mime: upload.mime } : [];
  });
}

const toComment = (call: Call, row: Row) => ({
  id: row.id,
  rating: row.rating,
  body: bodyIn(row.body, call.language),
  author: row.author,
  userId: row.user_id,
  createdAt: row.created_at,
  published: row.published === 1,
  ...(isOffered(call.db, call.site, "verifiedReviews") && { isVerified: row.verified === 1 }),
  ...(offersLists(call) && { images: imagesOf(call, row) }),
});

/** Seeded reviews exist in three languages, submitted ones only in their own. */
function bodyIn(body: string, language: string): string {
  if (!body.startsWith('{"en":')) return body;
  try {
    return textIn(JSON.parse(body), language);
  } catch {
    return body;
  }
}
