import { z } from "zod";
import { withAnswer, withInput } from "#lib/api/declare.ts";
import { id, number } from "#lib/api/schemas/fields.ts";
import { optionRow, staffPost } from "#lib/api/schemas/library.ts";
import { pageOf, rowsOf } from "#lib/api/schemas/list.ts";
import { limitQuery, paging, searchOut, sortOut, text } from "#lib/api/schemas/out.ts";
import { sitemapRow } from "#lib/api/schemas/sitemap.ts";
import { calls } from "./index.ts";

const { calendar, cms, product } = calls;

/** The lists of a site read for their addresses only. */
export const sitemapCalls = {
  posts: withAnswer(cms.post.filterStandard, pageOf(sitemapRow)),
  products: withAnswer(product.web.filter, pageOf(sitemapRow)),
  events: withAnswer(calendar.event.public.filter, pageOf(sitemapRow)),
};

/** An element exactly as the backend sent it: what is not changed goes back byte for byte. */
export type RawElement = Readonly<Record<string, unknown>>;
const rawElement = z.looseObject({ id: number }).transform((value): RawElement => value);

/**
 * The element calls as edit mode makes them: answers are kept unchanged and input is not reshaped. The schemas of
 * views add defaults and drop what they can't read, and a save would then change slots that no editor has touched.
 */
export const rawElementCalls = {
  getByHandlers: withAnswer(cms.element.getByHandlers, rowsOf(rawElement)),
  get: withAnswer(cms.element.get, rawElement),
  create: withAnswer(withInput(cms.element.create, z.record(z.string(), z.unknown())), rawElement),
  update: withAnswer(withInput(cms.element.update, z.record(z.string(), z.unknown())), rawElement),
};

/** A medium exactly as the backend sent it: what an element or a post stores of one goes back byte for byte. */
export type RawMedia = Readonly<Record<string, unknown>>;
const rawMedia = z.looseObject({ id }).transform((value): RawMedia => value);

/** The library as edit mode reads it. */
export const rawMediaCalls = {
  filterStandard: withAnswer(cms.media.filterStandard, pageOf(rawMedia)),
  create: withAnswer(cms.media.create, rawMedia),
  update: withAnswer(cms.media.update, rawMedia),
};

/** The element that a section or page became in another language, as the backend sent it. */
export const rawTranslationCall = withAnswer(cms.link.createTranslationFromOriginal, rawElement);

/**
 * Posts and pages as editors list them: with drafts where the backend knows `status`, and never from the search service,
 * which gets no tokens.
 */
export const staffPostsCall = {
  ...withInput(
    withAnswer(cms.post.filterStandard, pageOf(staffPost)),
    z.object({
      search: searchOut.optional(),
      slug: text.optional(),
      postTypeSlugs: z.array(text).max(50).readonly(),
      status: z.enum(["draft", "published", "any"]),
      sort: sortOut.optional(),
      ...paging,
    }),
  ),
  searched: false,
};

/** A post or page exactly as the backend sent it: what staff do not change of a field goes back as it came. */
export type RawPost = Readonly<Record<string, unknown>>;
const rawPost = z.looseObject({ id }).transform((value): RawPost => value);
export const rawPostsCall = withAnswer(staffPostsCall, pageOf(rawPost));

/** The site's options with the ids by which they are changed (docs/contract.md §8.3). */
export const optionRowsCall = withAnswer(cms.option.filter, rowsOf(optionRow));

/** Consents of every form as staff list them (docs/contract.md §8.3). */
export const staffConsentsCall = {
  ...withInput(cms.consent.filter, z.object({ limit: limitQuery })),
  access: "staff" as const,
};
