import { z } from "zod";
import { withAnswer, withInput } from "#lib/shop/api/declare.ts";
import { post } from "#lib/shop/api/schemas/content-schema.ts";
import { optionRow } from "#lib/shop/api/schemas/library-schema.ts";
import { pageOf, rowsOf } from "#lib/shop/api/schemas/list.ts";
import { limitQuery, paging, searchOut, sortOut, text } from "#lib/shop/api/schemas/out.ts";
import { id, number, orMissing } from "#lib/shop/api/schemas/schema-fields.ts";
import { sitemapRow } from "#lib/shop/api/schemas/sitemap-schema.ts";
import { calls } from "./index.ts";

const { calendar, cms, product } = calls;

/** The lists of a site, read only for their addresses. */
export const sitemapCalls = {
  posts: withAnswer(cms.post.filterStandard, pageOf(sitemapRow)),
  products: withAnswer(product.web.filter, pageOf(sitemapRow)),
  events: withAnswer(calendar.event.public.filter, pageOf(sitemapRow)),
};

/** An element exactly as the backend sent it: unchanged values are sent back byte for byte. */
export type RawElement = Readonly<Record<string, unknown>>;
const rawElement = z.looseObject({ id: number }).transform((value): RawElement => value);

/**
 * The element calls as edit mode makes them: answers and input are not reshaped. The schemas of views add defaults and
 * drop unreadable values, so that a save would change slots that no editor has touched.
 */
export const rawElementCalls = {
  getByHandlers: withAnswer(cms.element.getByHandlers, rowsOf(rawElement)),
  get: withAnswer(cms.element.get, rawElement),
  create: withAnswer(withInput(cms.element.create, z.record(z.string(), z.unknown())), rawElement),
  update: withAnswer(
    withInput(cms.element.update, z.record(z.string(), z.unknown())),
    orMissing(z.looseObject({}).transform((value): RawElement => value)),
  ),
};

/** A medium exactly as the backend sent it: elements and posts store it byte for byte. */
export type RawMedia = Readonly<Record<string, unknown>>;
const rawMedia = z.looseObject({ id }).transform((value): RawMedia => value);

/** The library as edit mode reads it. */
export const rawMediaCalls = {
  filterStandard: withAnswer(cms.media.filterStandard, pageOf(rawMedia)),
  create: withAnswer(cms.media.create, rawMedia),
  update: withAnswer(
    cms.media.update,
    orMissing(z.looseObject({}).transform((value): RawMedia => value)),
  ),
};

/** The element created by translating a section or page, as the backend sent it. */
export const rawTranslationCall = withAnswer(cms.link.createTranslationFromOriginal, rawElement);

/**
 * Posts and pages as editors list them: with drafts if the backend supports `status`, and never from the search
 * service, which gets no tokens.
 */
export const staffPostsCall = {
  ...withInput(
    withAnswer(cms.post.filterStandard, pageOf(post)),
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

/** A post or page exactly as the backend sent it: the values that staff do not change are sent back unchanged. */
export type RawPost = Readonly<Record<string, unknown>>;
const rawPost = z.looseObject({ id }).transform((value): RawPost => value);
export const rawPostCalls = {
  filterStandard: withAnswer(staffPostsCall, pageOf(rawPost)),
  update: withAnswer(
    cms.post.update,
    orMissing(z.looseObject({}).transform((value): RawPost => value)),
  ),
};

/** The site's options with the ids needed to change them (docs/contract.md §8.3). */
export const optionRowsCall = withAnswer(cms.option.filter, rowsOf(optionRow));

/** Consents of every form as staff list them (docs/contract.md §8.3). */
export const staffConsentsCall = {
  ...withInput(cms.consent.filter, z.object({ limit: limitQuery })),
  access: "staff" as const,
};
