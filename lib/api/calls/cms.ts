import { z } from "zod";
import { call } from "../call";
import { endpoints } from "../endpoints";
import { decision, element, navigation, post, term } from "../schemas/content";
import { id, listOf, textOr } from "../schemas/fields";
import { pageOf, rowsOf } from "../schemas/list";
import { freeform, idOut, nothing, paging, sortOut, text, words } from "../schemas/out";
import { cmsOptions } from "../schemas/site";
import { consent } from "../schemas/user";

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

export const cms = {
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
  consentFilter: call(endpoints.cms.consentFilter, {
    input: z.object({ assigned_to: text, perPage: count }),
    answer: rowsOf(consent),
  }),
  redirectAddFailedRequest: call(endpoints.cms.redirectAddFailedRequest, {
    input: z.object({ path: text }),
    answer: nothing,
  }),
};
