import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { rawTranslationCall, staffPostsCall } from "#lib/shop/api/calls/product-variants.ts";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import type { BulkRow } from "#lib/shop/api/schemas/library-schema.ts";
import {
  findBySlugMain,
  homeSlugOf,
  listPostTypes,
  tagsOfPost,
} from "#lib/staff/edit/pages/staff-posts.ts";
import { isOfLanguage, type PublishPort, readFresh } from "#lib/staff/edit/publish/port.ts";
import { mayChange } from "#lib/staff/edit/rights.ts";
import { dataOf, type StaffRequest, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { offersCall } from "#lib/web/site/options.ts";
import type { Translated, TranslateJob } from "./jobs.ts";
import { makeDraft } from "./make-draft.ts";
import { isThere } from "./statuses.ts";

const slugMain = z.string().min(1).max(300);
const language = z.string().regex(/^[a-z]{2}$/);
const languages = { from: language, to: language };
const job = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("section"),
    ...languages,
    id: z.number().int().positive(),
    handler: z
      .string()
      .min(1)
      .max(320)
      .regex(/^[^\s,]+$/),
  }),
  z.object({ kind: z.literal("page"), ...languages, slugMain }),
  z.object({ kind: z.literal("sections"), ...languages, slugMain }),
  z.object({ kind: z.literal("type"), ...languages, id: z.number().int().positive() }),
]);
/**
 * POST /api/edit/languages/translate: one translation, from one language into another, which copies the texts to be
 * rewritten. Existing ones are left alone, so that a job can be sent again.
 */
export const handleTranslate = staffRoute({
  action: "languages.translate",
  scope: null,
  body: job,
  run: async (request): Promise<Translated> => {
    const { input, site, who, audit } = request;
    const scope = input.kind === "section" ? "cms.element" : "cms.post";
    if (!mayChange(who, scope)) throw new Refusal(403, "You are not allowed to do this.");
    for (const code of [input.from, input.to])
      if (!site.languages.some((one) => one.code === code))
        throw new Refusal(422, "language: not of this site");
    if (input.from === input.to) throw new Refusal(422, "to: the same as the source language");

    const source = await requireSource(request);
    const created = await carryOut(request, source);
    const { kind, from, to } = input;
    audit({ kind, from, to, ...("id" in input ? { id: input.id } : { page: input.slugMain }) });
    await expireTags(site.domain, tagsOf(input));
    return { created };
  },
});

/**
 * The source of the translation, read with the site's key in its language (docs/security.md §4.2).
 * @returns the page or post, null for a section or a type
 * @throws Refusal 404 if the site does not have it
 */
async function requireSource(request: StaffRequest<TranslateJob>): Promise<Post | null> {
  const { input, send, site, target } = request;
  const missing = new Refusal(404, "The source of the translation no longer exists.");
  if (input.kind === "section") {
    const port: PublishPort = {
      locale: input.from,
      siteId: target.siteId,
      offers: (capability) => offersCall(site, capability),
      send: (call, options) => send(call, { ...options, locale: input.from }),
    };
    const read = await readFresh({ elementId: input.id, handler: input.handler }, port);
    if (!read.ok && read.error.kind === "validation") throw missing;
    if (!isOfLanguage(dataOf(read).element, input.from)) throw missing;
    return null;
  }
  const types = await listPostTypes(send);
  if (input.kind === "type") {
    if (!types.some(({ id }) => id === input.id)) throw missing;
    return null;
  }
  const slugs = types.map(({ slug }) => slug);
  const source = await findBySlugMain(send, input.slugMain, slugs, input.from);
  if (!source) throw missing;
  return source;
}

/** The tags of the pages that show the translation. */
function tagsOf(input: TranslateJob): Parameters<typeof expireTags>[1] {
  if (input.kind === "type") return ["posts", "paths", "elements"];
  if (input.kind === "section") return [`handler:${input.handler}`];
  return tagsOfPost(input.slugMain);
}

async function carryOut(request: StaffRequest<TranslateJob>, source: Post | null): Promise<number> {
  const { input, send } = request;
  const { link } = calls.cms;
  const { from: locale, to } = input;
  const bulk = { input: { languages: [to] }, locale, deadline: BULK_DEADLINE };
  switch (input.kind) {
    case "section": {
      const { id } = input;
      const made = await send(rawTranslationCall, {
        params: { id },
        input: { language: to },
        locale,
      });
      // Somebody else was faster: it exists.
      if (!made.ok && made.error.status === 409) return 0;
      dataOf(made);
      return 1;
    }
    case "page": {
      const params = { slugMain: input.slugMain };
      const first = source ? await makeFirst(request, source) : 0;
      if (first > 0) return first;
      const rows = dataOf(await send(link.postTranslation.bulk, { params, ...bulk }));
      await makeDrafts(request, rows);
      return countOf(rows);
    }
    case "sections":
      return countOf(
        dataOf(
          await send(link.postTranslation.bulkExisting, {
            params: { slugMain: input.slugMain },
            ...bulk,
          }),
        ),
      );
    case "type": {
      const first = await makeAllFirst(request, input.id);
      const rows = dataOf(await send(link.postType.bulk, { params: { id: input.id }, ...bulk }));
      await makeDrafts(request, rows);
      return first + countOf(rows);
    }
    default:
      return input satisfies never;
  }
}

/**
 * Creates the translation of a page as a draft and then its sections, if the backend can publish it later; not for the
 * home page, which is public whatever its status.
 * @returns the number of created elements; 0 if it exists, or the bulk call should create it
 */
async function makeFirst(
  { input, send, site }: StaffRequest<TranslateJob>,
  source: Post,
): Promise<number> {
  const slugMain = source.slugMain || source.slug;
  if (!offersCall(site, "postUpdate") || slugMain === homeSlugOf(site)) return 0;
  const { from: locale, to } = input;
  const there = await findBySlugMain(send, slugMain, [source.postTypeSlug], to);
  if (isThere(there, to) || !(await makeDraft(send, source, to))) return 0;
  const { bulkExisting } = calls.cms.link.postTranslation;
  const copied = await send(bulkExisting, {
    params: { slugMain },
    input: { languages: [to] },
    locale,
    deadline: BULK_DEADLINE,
  });
  return Math.max(1, countOf(dataOf(copied)));
}

/** The most posts of a type that are made one by one, a multiple of a hundred; the bulk call makes the others. */
const MOST_ONE_BY_ONE = 300;

/** The same for all of a type, a few at the same time. */
async function makeAllFirst(request: StaffRequest<TranslateJob>, id: number): Promise<number> {
  const { input, send, site } = request;
  const type = (await listPostTypes(send)).find((one) => one.id === id);
  if (!type || !offersCall(site, "postUpdate")) return 0;
  let created = 0;
  for (let page = 1; page <= MOST_ONE_BY_ONE / 100; page += 1) {
    const asked = { postTypeSlugs: [type.slug], status: "any", page, limit: 100 } as const;
    const { items, totalPages } = dataOf(
      await send(staffPostsCall, { input: asked, locale: input.from }),
    );
    const lacking = items.filter(({ translations }) => !(input.to in translations));
    for (let at = 0; at < lacking.length; at += AT_ONCE) {
      const some = lacking.slice(at, at + AT_ONCE);
      const counts = await Promise.all(some.map((post) => makeFirst(request, post)));
      created += counts.reduce((sum, count) => sum + count, 0);
    }
    if (page >= totalPages) break;
  }
  return created;
}

/** Calls that are made at the same time. */
const AT_ONCE = 5;

/**
 * Turns new translations of pages, whose texts are still those of the source, into drafts, if the backend can publish
 * them later (`postUpdate`). The home page is public whatever its status.
 */
async function makeDrafts(
  { input, send, site }: StaffRequest<TranslateJob>,
  rows: readonly BulkRow[],
): Promise<void> {
  if (!offersCall(site, "postUpdate")) return;
  const made = rows.filter(
    ({ status, slugMain }) => status === "created" && slugMain !== homeSlugOf(site),
  );
  const withdraw = async ({ id, language }: BulkRow): Promise<void> => {
    if (id === null) return;
    const locale = language || input.to;
    const fields = { status: "draft", language_code: locale } as const;
    dataOf(await send(calls.cms.post.update, { params: { id }, input: fields, locale }));
  };
  for (let at = 0; at < made.length; at += AT_ONCE)
    await Promise.all(made.slice(at, at + AT_ONCE).map(withdraw));
}

/** Milliseconds: a post type may have hundreds of entries. */
const BULK_DEADLINE = 30_000;

const countOf = (rows: readonly BulkRow[]): number =>
  rows
    .filter(({ status }) => status === "created")
    .reduce((sum, { elements }) => sum + Math.max(1, elements.length), 0);
