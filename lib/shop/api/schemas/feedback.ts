import { z } from "zod";
import { pageOf } from "./list.ts";
import { mediaList } from "./media-schema.ts";
import { flagOr, id, listOf, numberOr, textOr } from "./schema-fields.ts";
import { sentAs } from "./sent-as.ts";

/** A review of a product or a comment on a post (docs/contract.md §5.10). */
export const comment = z.object({
  id,
  /** Null if none was given. */
  rating: numberOr(null),
  /** Plain text, shown as text. */
  body: textOr(""),
  author: textOr(""),
  /** Stays on the server. */
  userId: numberOr(null),
  /** Set only by the gateway: the requesting customer wrote it. */
  isOwn: z
    .unknown()
    .optional()
    .transform((): boolean => false),
  createdAt: textOr(""),
  published: flagOr(true),
  /** Whether the author has bought the product, as far as the backend knows. */
  isVerified: flagOr(false),
  images: mediaList,
});
export type Comment = z.output<typeof comment>;

/** Number of stars → how many reviews gave them; null where the backend sends none. */
const starCounts = z
  .record(z.string(), numberOr(0))
  .nullish()
  .catch(null)
  .transform((found) => found ?? null);

/** A page of comments, with the counts of all their ratings if the backend sends them. */
export const commentPage = sentAs(
  z.intersection(pageOf(comment), z.object({ counts: starCounts }).catch({ counts: null })),
  { list: comment },
);
export type CommentPage = z.output<typeof commentPage>;

const optionText = z.union([z.string(), z.number().transform(String)]);
const option = z.union([
  optionText.transform((value) => ({ value, label: value })),
  z
    .object({ value: optionText.optional(), id: optionText.optional(), label: textOr("") })
    .transform(({ value, id: key, label }) => ({ value: value ?? key ?? label, label })),
]);

const formField = z.object({
  name: z.string().min(1),
  label: textOr(""),
  type: textOr("text"),
  required: flagOr(false),
  options: listOf(option),
  maxLength: numberOr(null),
  minLength: numberOr(null),
  /** The text that must be typed, e.g. as a confirmation. */
  equals: textOr(""),
  lettersOnly: flagOr(false),
  /** The value of a hidden field. */
  value: textOr(""),
});

/** A form of the CMS (docs/contract.md §5.11). */
export const form = z.object({
  id,
  title: textOr(""),
  /** One of the form types (docs/contract.md §5.11), or the backend's own name. */
  type: textOr(""),
  fields: listOf(formField),
  captcha: flagOr(false),
});
export type Form = z.output<typeof form>;
export type FormField = z.output<typeof formField>;

/** The step after a form was sent. Some backends answer with an empty body. */
export const formSent = z
  .object({ goalType: textOr(""), goal: textOr(""), message: textOr("") })
  .catch({ goalType: "", goal: "", message: "" });
export type FormSent = z.output<typeof formSent>;

/** A post of Instagram in the format of its Graph API, or of simpler backends. */
export const socialPost = z
  .object({
    id: textOr(""),
    media_url: textOr(""),
    thumbnail_url: textOr(""),
    media_type: textOr("IMAGE"),
    permalink: textOr(""),
    caption: textOr(""),
  })
  .loose();
export type SocialPost = z.output<typeof socialPost>;
