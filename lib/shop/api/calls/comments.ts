import { z } from "zod";
import { patch, post } from "#lib/shop/api/declare.ts";
import { commentPage } from "#lib/shop/api/schemas/feedback.ts";
import { captchaOut, freeform, idOut, paging, valueOut } from "#lib/shop/api/schemas/out.ts";
import { flagOr } from "#lib/shop/api/schemas/schema-fields.ts";
import { cmsOptions } from "#lib/shop/api/schemas/site-schema.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";

const commentOn = { entity: z.enum(["product", "post"]), entityId: idOut };
const commentFields = {
  ...commentOn,
  ...captchaOut,
  rating: z.number().int().min(1).max(100).optional(),
  body: valueOut({ ...VALUE_KINDS.text, max: 5000 }).optional(),
};
/** Pictures of one review: as many as files in a form. */
const MOST_IMAGES = 10;
const COMMENT_ORDERS = ["newest", "best", "worst"] as const;
const commentSent = z.object({ published: flagOr(true) }).catch({ published: true });
/** A visitor's file, uploaded before the form or the review is sent. */
export const sentFile = z.object({
  id: z.union([z.number(), z.string().min(1).max(200)]),
  name: z.string().max(200),
});

/** Reviews of products and comments on posts (docs/contract.md §5.10). */
export const comment = {
  /**
   * Published reviews only, newest first by default. Optional: `sort` and `rating`, if `Capabilities` names
   * `commentLists`.
   */
  filterStandard: post({
    access: "public",
    safe: true,
    input: z.object({
      ...commentOn,
      ...paging,
      sort: z.enum(COMMENT_ORDERS).optional(),
      rating: z.number().int().min(1).max(100).optional(),
    }),
    answer: commentPage,
  }),
  /** The site's rules for reviews, by the names of the CMS options; some backends send a list of `{ key, value }`. */
  getOptions: post({
    safe: true,
    input: z.object({ store_id: idOut }),
    answer: z.union([
      cmsOptions,
      freeform.transform((value) => new Map<string, unknown>(Object.entries(value))),
    ]),
  }),
  create: post({
    access: "customer",
    // Optional: pictures, and the order with what it is about, where `Capabilities` names `commentLists`.
    input: z.object({
      ...commentFields,
      images: z.array(sentFile).max(MOST_IMAGES).optional(),
      orderId: idOut.optional(),
    }),
    answer: commentSent,
  }),
  update: patch({
    access: "customer",
    params: ["id"],
    input: z.object(commentFields),
    answer: commentSent,
  }),
};
