import { z } from "zod";
import { get, patch, post } from "#lib/shop/api/declare.ts";
import {
  decision,
  element,
  navigation,
  post as postAnswer,
  term,
} from "#lib/shop/api/schemas/content-schema.ts";
import { form, formSent, socialPost } from "#lib/shop/api/schemas/feedback.ts";
import { postTypeRow } from "#lib/shop/api/schemas/library-schema.ts";
import { pageOf, rowsOf } from "#lib/shop/api/schemas/list.ts";
import {
  captchaOut,
  freeform,
  idOut,
  limitQuery,
  nothing,
  paging,
  searchOut,
  shortText,
  sortOut,
  text,
  valueOut,
} from "#lib/shop/api/schemas/out.ts";
import { id, listOf, numberOr, textOr } from "#lib/shop/api/schemas/schema-fields.ts";
import { cmsOptions } from "#lib/shop/api/schemas/site-schema.ts";
import { consent } from "#lib/shop/api/schemas/user-schema.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import {
  consentStaff,
  elementStaff,
  link,
  mediaStaff,
  optionStaff,
  pipeline,
  postStaff,
  postTypeStaff,
  redirectStaff,
} from "./cms-staff.ts";
import { comment, sentFile } from "./comments.ts";

const slots = {
  title: shortText.optional(),
  meta: freeform.optional(),
  linkMeta: freeform.optional(),
  mobileMeta: freeform.optional(),
  options: freeform.optional(),
  mobileOptions: freeform.optional(),
};
const elementFields = { ...slots, parts: z.array(z.looseObject(slots)).max(200).optional() };
/** A wish list is read as a whole (docs/screens.md §6.4): it contains only ids. */
const wholeList = z
  .union([z.number().int().min(1).max(9999), z.string().regex(/^[1-9]\d{0,3}$/)])
  .optional();

/**
 * A text of a form. E-mail addresses are recognised by their format, because only the form knows the types of its
 * fields.
 */
const formText = valueOut(VALUE_KINDS.text).transform((value) => {
  const address = VALUE_KINDS.email.clean(value);
  return VALUE_KINDS.email.accepts(address) ? address : value;
});
/** The value of a form field: a text, a number, a tick, several choices, or files. */
const fieldValue = z.union([
  formText,
  z.number(),
  z.boolean(),
  z.array(z.string().max(2000)).max(100),
  z.array(sentFile).max(10),
]);
const formFields = { id: idOut, data: z.record(z.string().max(200), fieldValue) };

/** Backends send the product's id in either form. */
const wish = z
  .object({ product_id: numberOr(null), productId: numberOr(null) })
  .transform(({ product_id, productId }) => product_id ?? productId ?? 0);

export const cms = {
  wishlist: {
    /** Toggles: adds the product, or removes it if it is on the list. Never repeated. */
    create: post({ access: "customer", input: z.object({ product_id: idOut }), answer: nothing }),
    /** Product ids, one page of at most 9999 (docs/contract.md §5.9). */
    filter: get({
      access: "customer",
      input: z.object({ limit: wholeList }),
      answer: rowsOf(wish).transform((ids) => ({ ids: ids.filter((productId) => productId > 0) })),
    }),
  },
  option: {
    filter: get({ answer: cmsOptions }),
    ...optionStaff,
  },
  navigation: {
    /** `id`: a number, or a name such as `main`. */
    tree: get({ params: ["id"], answer: navigation }),
  },
  finder: {
    /** `params`: the path's segments after the route's own name. */
    decide: get({
      input: z.object({ params: z.array(text).max(20).readonly() }),
      answer: decision,
    }),
    /** The link picker. */
    searchSlugs: get({
      access: "staff",
      input: z.object({ search: searchOut, types: text, limit: limitQuery }),
      answer: rowsOf(z.object({ type: textOr(""), id, title: textOr(""), slug: textOr("") })),
    }),
    /** 404 if the entity has no translation. */
    getUrlOnLanguage: post({
      safe: true,
      input: z.object({ type: text, slug: text, language: text }),
      answer: z.object({ slug: z.string() }),
    }),
  },
  element: {
    getByHandlers: post({
      safe: true,
      input: z.object({ handlers: z.array(text).min(1).max(50).readonly() }),
      answer: rowsOf(element),
    }),
    /** Optional: offered if `Capabilities` names `elementGet`; answers with an `ETag`. */
    get: get({ access: "staff", offered: false, params: ["id"], answer: element }),
    create: post({
      access: "staff",
      offered: false,
      input: z.object({
        ...elementFields,
        handler: text,
        type: z.literal("static-element"),
        language_code: text,
      }),
      answer: element,
    }),
    /** Takes changed fields only. */
    update: patch({
      access: "staff",
      offered: false,
      params: ["id"],
      input: z.object(elementFields),
      answer: element,
    }),
    ...elementStaff,
  },
  post: {
    filterStandard: post({
      access: "public",
      safe: true,
      searched: true,
      input: z.object({
        search: searchOut.optional(),
        slug: text.optional(),
        id: z.union([idOut, z.array(idOut).readonly()]).optional(),
        termSlugs: z.array(text).max(50).readonly().optional(),
        postTypeSlugs: z.array(text).max(10).readonly().optional(),
        display: z.unknown().optional(),
        sort: sortOut.optional(),
        ...paging,
      }),
      answer: pageOf(postAnswer),
    }),
    ...postStaff,
  },
  postType: {
    /** The post types of a site, including `post` and `page`. */
    filterStandard: post({
      access: "staff",
      safe: true,
      input: z.object(paging),
      answer: rowsOf(postTypeRow),
    }),
    ...postTypeStaff,
  },
  media: mediaStaff,
  link,
  pipeline,
  term: {
    /** By `slug` → `slugMain`; by `termTypeTitles=category` → `categories`. */
    filter: get({
      input: z.object({
        slug: text.optional(),
        termTypeTitles: text.optional(),
        limit: limitQuery,
        noPaginate: z.union([z.literal(true), z.literal("true")]).optional(),
      }),
      answer: z.object({ slugMain: term.nullish().catch(null), categories: listOf(term) }),
    }),
    /** Terms of every type by their titles, one page at a time. */
    filterStandard: post({
      access: "staff",
      offered: false,
      safe: true,
      input: z.object({ search: searchOut.optional(), ...paging }),
      answer: pageOf(term),
    }),
    get: get({ access: "staff", offered: false, params: ["id"], answer: term }),
  },
  comment,
  form: {
    filter: post({
      safe: true,
      input: z.object({ type: text.optional(), ...paging }),
      answer: rowsOf(form),
    }),
    get: get({ params: ["id"], answer: form }),
    /** `token` comes from a form's e-mail and can be used once: never repeated. 404 if it is unknown or used. */
    confirmEmail: get({
      access: "public",
      safe: false,
      params: ["id"],
      input: z.object({ token: text }),
      answer: formSent,
    }),
    storeData: post({
      access: "public",
      input: z.object({
        ...formFields,
        ...captchaOut,
      }),
      answer: formSent,
    }),
  },
  contact: {
    /**
     * Notifies the site's staff of a contact form whose data `form.storeData` has stored. The captcha answer is sent
     * only to the gateway: the backend has accepted it already and would refuse it a second time.
     */
    contactAdmin: post({
      access: "public",
      input: z.object(formFields),
      answer: nothing,
    }),
  },
  socialGetters: {
    getIgByHashtags: post({
      safe: true,
      input: z.object({ hashtags: z.array(text).min(1).max(20), limit: paging.limit }),
      answer: rowsOf(socialPost),
    }),
  },
  consent: {
    filter: get({
      access: "public",
      input: z.object({ assigned_to: text, perPage: limitQuery }),
      answer: rowsOf(consent),
    }),
    ...consentStaff,
  },
  redirect: {
    addFailedRequest: post({
      input: z.object({ path: text }),
      answer: nothing,
    }),
    ...redirectStaff,
  },
};
