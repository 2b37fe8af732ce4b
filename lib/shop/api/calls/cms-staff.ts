import { z } from "zod";
import { del, get, patch, post, put } from "#lib/shop/api/declare.ts";
import { post as postAnswer } from "#lib/shop/api/schemas/content-schema.ts";
import {
  bulkRows,
  elementVersion,
  followers,
  libraryMedia,
  optionRow,
  postTypeRow,
  redirectRow,
} from "#lib/shop/api/schemas/library-schema.ts";
import { pageOf, rowsOf } from "#lib/shop/api/schemas/list.ts";
import {
  anyJson,
  consentsOut,
  countQuery,
  idOut,
  languageOut,
  limitQuery,
  mediaOut,
  nothing,
  paging,
  searchOut,
  shortText,
  slugOut,
  sortOut,
  text,
} from "#lib/shop/api/schemas/out.ts";
import { flagOr, id, orMissing } from "#lib/shop/api/schemas/schema-fields.ts";
import { consent } from "#lib/shop/api/schemas/user-schema.ts";

// The reads and writes of staff (docs/contract.md §5.16). Dialogs may call the reads they need; every write goes
// through a route of this server.

// A field from the request is never required in its answer, because a backend may only confirm the change.

/** A staff write, sent only by server code. */
const write = { access: "staff", offered: false } as const;
/** A read of staff. */
const read = { access: "staff" } as const;

const ids = z.array(idOut).max(200).readonly();
const languages = z.array(languageOut).min(1).max(50).readonly();
const html = z.string().max(500_000);

export const elementStaff = {
  /** Optional: `elementDelete`. */
  delete: del({ ...write, params: ["id"], answer: nothing }),
  /** Optional: `elementHistory`. The newest first. */
  history: get({
    ...read,
    params: ["id"],
    input: z.object({ page: countQuery, limit: limitQuery }),
    answer: rowsOf(elementVersion),
  }),
};

const postFields = {
  title: z.string().min(1).max(500),
  slug: slugOut,
  body: html.optional(),
  excerpt: z.string().max(5_000).optional(),
  media: mediaOut.optional(),
  author: z.object({ name: z.string().max(200) }).optional(),
  published_at: z.iso.datetime().optional(),
  terms: z
    .array(z.looseObject({ id: idOut }))
    .max(100)
    .readonly()
    .optional(),
  seo: z
    .object({
      title: shortText.optional(),
      description: z.string().max(2_000).optional(),
      image: mediaOut.optional(),
    })
    .optional(),
  status: z.enum(["draft", "published"]).optional(),
  /** The language of the texts; if absent, the request's. */
  language_code: languageOut.optional(),
};

export const postStaff = {
  /**
   * Also for pages. With the `slugMain` of a page that lacks the language, it creates its translation. 409 if the slug
   * is taken.
   */
  create: post({
    ...write,
    input: z.object({
      ...postFields,
      postTypeSlug: z.string().min(1).max(200),
      slugMain: slugOut.optional(),
    }),
    answer: postAnswer,
  }),
  /** Optional: `postUpdate`. Takes changed fields only. */
  update: patch({
    ...write,
    params: ["id"],
    input: z.object(postFields).partial(),
    answer: orMissing(postAnswer.partial({ id: true })),
  }),
  /** Optional: `postDelete`. */
  delete: del({ ...write, params: ["id"], answer: nothing }),
};

export const postTypeStaff = {
  create: post({
    ...write,
    input: z.object({ slug: slugOut, title: shortText }),
    answer: postTypeRow,
  }),
  /** 409 if there are posts of the type. */
  delete: del({ ...write, params: ["id"], answer: nothing }),
};

/** Optional: `redirects`. */
export const redirectStaff = {
  filterStandard: post({
    ...read,
    safe: true,
    offered: false,
    input: z.object({ search: searchOut.optional(), ...paging }),
    answer: pageOf(redirectRow),
  }),
  create: post({
    ...write,
    input: z.object({
      path: z.string().min(1).max(500),
      target: z.string().min(1).max(2_000),
      status: z.union([z.literal(301), z.literal(302)]),
    }),
    answer: orMissing(redirectRow),
  }),
  delete: del({ ...write, params: ["id"], answer: nothing }),
};

const mediaTexts = {
  title: shortText.optional(),
  description: z.string().max(5_000).optional(),
  caption: z.string().max(5_000).optional(),
  poster: mediaOut.optional(),
  access: z.enum(["public", "private"]).optional(),
  folderId: idOut.nullable().optional(),
};
const driveId = z.union([idOut, z.string().min(1).max(200)]);

export const mediaStaff = {
  /**
   * The library, one page at a time. Days, sizes, folder and hash are this project's own filters: a backend without
   * them returns more than was requested.
   */
  filterStandard: post({
    ...read,
    safe: true,
    input: z.object({
      search: searchOut.optional(),
      /** `image`, `video`, or one type such as `image/png`. */
      mime: z.string().max(100).optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      minSize: z.number().int().min(1).optional(),
      maxSize: z.number().int().min(1).optional(),
      hash: z.string().max(200).optional(),
      ids: ids.optional(),
      folderId: idOut.nullable().optional(),
      sort: sortOut.optional(),
      ...paging,
    }),
    answer: pageOf(libraryMedia),
  }),
  /** After an upload (docs/contract.md §5.8), with its `driveId`. */
  create: post({ ...write, input: z.object({ driveId, ...mediaTexts }), answer: libraryMedia }),
  update: patch({
    ...write,
    params: ["id"],
    input: z.object({ driveId: driveId.optional(), ...mediaTexts }),
    answer: orMissing(libraryMedia.partial({ id: true })),
  }),
  delete: del({ ...write, params: ["id"], answer: nothing }),
};

export const link = {
  /** `ids` follow the master from now on; those of `detach` keep a copy of its content. */
  masters: post({
    ...write,
    params: ["id"],
    input: z.object({ ids, detach: ids.optional() }),
    answer: followers,
  }),
  /** A section or a page in one more language: a copy of the request's language. 409 if it exists. */
  createTranslationFromOriginal: post({
    ...write,
    params: ["id"],
    nameLast: true,
    input: z.object({ language: languageOut }),
    answer: z.looseObject({ id }),
  }),
  postTranslation: {
    /** A page with its sections, in each language that it does not have yet. */
    bulk: put({
      ...write,
      params: ["slugMain"],
      nameLast: true,
      input: z.object({ languages }),
      answer: bulkRows,
      deadline: 30_000,
    }),
    /** The sections that existing translations of a page lack. */
    bulkExisting: put({
      ...write,
      params: ["slugMain"],
      nameLast: true,
      input: z.object({ languages }),
      answer: bulkRows,
      deadline: 30_000,
    }),
  },
  postType: {
    /** Every page or post of a type, in each language that it does not have yet. */
    bulk: put({
      ...write,
      params: ["id"],
      nameLast: true,
      input: z.object({ languages }),
      answer: bulkRows,
      deadline: 30_000,
    }),
  },
};

export const consentStaff = {
  /** With the `uniqueNumber` of an existing consent, creates its next version. */
  create: post({
    ...write,
    input: z.object({
      assigned_to: text,
      displayName: z.string().min(1).max(20_000),
      consents: consentsOut.optional(),
      requiredConsents: consentsOut.optional(),
      required: z.boolean().optional(),
      uniqueNumber: z.union([text, z.number()]).optional(),
    }),
    // Whoever makes a new version knows its number.
    answer: orMissing(consent.partial({ uniqueNumber: true })),
  }),
};

export const optionStaff = {
  /** Optional: `optionUpdate`. */
  update: patch({
    ...write,
    params: ["id"],
    input: z.object({ value: anyJson }),
    answer: orMissing(optionRow.partial({ key: true })),
  }),
};

export const pipeline = {
  /** Whether pictures are being processed or a site is being built. */
  hasRunningPipeline: get({ ...read, answer: z.object({ running: flagOr(false) }) }),
};
