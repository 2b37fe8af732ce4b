import { z } from "zod";
import { call } from "#lib/api/call.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import { decision, element, navigation, post, term } from "#lib/api/schemas/content.ts";
import { comment, form, formSent, socialPost } from "#lib/api/schemas/feedback.ts";
import { flagOr, id, listOf, numberOr, textOr } from "#lib/api/schemas/fields.ts";
import { pageOf, rowsOf } from "#lib/api/schemas/list.ts";
import {
  captchaOut,
  freeform,
  idOut,
  nothing,
  paging,
  sortOut,
  text,
  words,
} from "#lib/api/schemas/out.ts";
import { cmsOptions } from "#lib/api/schemas/site.ts";
import { consent } from "#lib/api/schemas/user.ts";

const slots = {
  title: words.optional(),
  meta: freeform.optional(),
  linkMeta: freeform.optional(),
  mobileMeta: freeform.optional(),
  options: freeform.optional(),
  mobileOptions: freeform.optional(),
};
const elementFields = { ...slots, parts: z.array(z.looseObject(slots)).max(200).optional() };
const count = z.union([z.number().int(), z.string().regex(/^\d{1,4}$/)]).optional();

const commentOn = { entity: z.enum(["product", "post"]), entityId: idOut };
const said = {
  rating: z.number().int().min(1).max(100).optional(),
  body: z.string().max(5000).optional(),
};
/** What a form's field may hold: a text, a number, a tick, or several choices. */
const fieldValue = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(2000)).max(100),
]);

/** Also as backends give it that call it otherwise. */
const wish = z
  .object({ product_id: numberOr(null), productId: numberOr(null) })
  .transform(({ product_id, productId }) => product_id ?? productId ?? 0);

export const cms = {
  wishlistCreate: call(endpoints.cms.wishlistCreate, {
    input: z.object({ product_id: idOut }),
    answer: nothing,
  }),
  /** Ids of products, one page of at most 9999 (spec 9). */
  wishlistFilter: call(endpoints.cms.wishlistFilter, {
    input: z.object({ limit: count }),
    answer: rowsOf(wish).transform((ids) => ({ ids: ids.filter((productId) => productId > 0) })),
  }),
  optionFilter: call(endpoints.cms.optionFilter, { answer: cmsOptions }),
  /** Params: `id`, a number or a name such as `main`. */
  navigationTree: call(endpoints.cms.navigationTree, { answer: navigation }),
  /** `params`: the path's segments after the route's own name. */
  finderDecide: call(endpoints.cms.finderDecide, {
    input: z.object({ params: z.array(text).max(20).readonly() }),
    answer: decision,
  }),
  finderSearchSlugs: call(endpoints.cms.finderSearchSlugs, {
    input: z.object({ search: words, types: text, limit: count }),
    answer: rowsOf(z.object({ type: textOr(""), id, title: textOr(""), slug: textOr("") })),
  }),
  /** 404 where the thing has no translation. */
  finderGetUrlOnLanguage: call(endpoints.cms.finderGetUrlOnLanguage, {
    input: z.object({ type: text, slug: text, language: text }),
    answer: z.object({ slug: z.string() }),
  }),
  elementGetByHandlers: call(endpoints.cms.elementGetByHandlers, {
    input: z.object({ handlers: z.array(text).min(1).max(50).readonly() }),
    answer: rowsOf(element),
  }),
  elementGet: call(endpoints.cms.elementGet, { answer: element }),
  elementCreate: call(endpoints.cms.elementCreate, {
    input: z.object({
      ...elementFields,
      handler: text,
      type: z.literal("static-element"),
      language_code: text,
    }),
    answer: element,
  }),
  /** Takes changed fields only. Params: `id`. */
  elementUpdate: call(endpoints.cms.elementUpdate, {
    input: z.object(elementFields),
    answer: element,
  }),
  postFilterStandard: call(endpoints.cms.postFilterStandard, {
    input: z.object({
      search: z.string().max(200).optional(),
      slug: text.optional(),
      id: z.union([idOut, z.array(idOut).readonly()]).optional(),
      termSlugs: z.array(text).max(50).readonly().optional(),
      postTypeSlugs: z.array(text).max(10).readonly().optional(),
      display: z.unknown().optional(),
      sort: sortOut.optional(),
      ...paging,
    }),
    answer: pageOf(post),
  }),
  /** By `slug` → `slugMain`; by `termTypeTitles=category` → `categories`. */
  termFilter: call(endpoints.cms.termFilter, {
    input: z.object({
      slug: text.optional(),
      termTypeTitles: text.optional(),
      limit: count,
      noPaginate: z.union([z.literal(true), z.literal("true")]).optional(),
    }),
    answer: z.object({ slugMain: term.nullish().catch(null), categories: listOf(term) }),
  }),
  /** Newest first; published ones only. */
  commentFilterStandard: call(endpoints.cms.commentFilterStandard, {
    input: z.object({ ...commentOn, ...paging }),
    answer: pageOf(comment),
  }),
  /** The site's rules for reviews, by the names of the CMS options; a list of `{ key, value }` from some backends. */
  commentGetOptions: call(endpoints.cms.commentGetOptions, {
    input: z.object({ store_id: idOut }),
    answer: z.union([
      cmsOptions,
      freeform.transform((value) => new Map<string, unknown>(Object.entries(value))),
    ]),
  }),
  commentCreate: call(endpoints.cms.commentCreate, {
    input: z.object({ ...commentOn, ...said }),
    answer: z.object({ published: flagOr(true) }).catch({ published: true }),
  }),
  /** Params: `id`. */
  commentUpdate: call(endpoints.cms.commentUpdate, {
    input: z.object({ ...commentOn, ...said }),
    answer: z.object({ published: flagOr(true) }).catch({ published: true }),
  }),
  formFilter: call(endpoints.cms.formFilter, {
    input: z.object({ type: text.optional(), ...paging }),
    answer: rowsOf(form),
  }),
  /** Params: `id`. */
  formGet: call(endpoints.cms.formGet, { answer: form }),
  formStoreData: call(endpoints.cms.formStoreData, {
    input: z.object({
      id: idOut,
      data: z.record(z.string().max(200), fieldValue),
      ...captchaOut,
    }),
    answer: formSent,
  }),
  /** Tells the site's people of a contact form; its data are stored by `formStoreData` already. */
  contactAdmin: call(endpoints.cms.contactAdmin, {
    input: z.object({ id: idOut, data: z.record(z.string().max(200), fieldValue) }),
    answer: nothing,
  }),
  socialGettersGetIgByHashtags: call(endpoints.cms.socialGettersGetIgByHashtags, {
    input: z.object({ hashtags: z.array(text).min(1).max(20), limit: paging.limit }),
    answer: rowsOf(socialPost),
  }),
  consentFilter: call(endpoints.cms.consentFilter, {
    input: z.object({ assigned_to: text, perPage: count }),
    answer: rowsOf(consent),
  }),
  redirectAddFailedRequest: call(endpoints.cms.redirectAddFailedRequest, {
    input: z.object({ path: text }),
    answer: nothing,
  }),
};
