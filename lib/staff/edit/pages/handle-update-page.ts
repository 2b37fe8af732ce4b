import "server-only";
import { z } from "zod";
import { textOf } from "#lib/base/utils/is-record.ts";
import { Refusal } from "#lib/gateway/answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { type RawPost, rawPostsCall } from "#lib/shop/api/calls/variants.ts";
import { requireMedium } from "#lib/staff/edit/media/site-library.ts";
import { isSame, toBag } from "#lib/staff/edit/model/json.ts";
import { markupToStore } from "#lib/staff/edit/publish/stored-markup.ts";
import { isMedia } from "#lib/staff/edit/publish/valid-value.ts";
import { dataOf, type StaffSend, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { offersCall } from "#lib/web/site/options.ts";
import type { UpdatedPage } from "./page-info.ts";
import { lineIn, textIn, titleIn } from "./page-texts.ts";
import { slugProblem } from "./slug.ts";
import { homeSlugOf, isTaken, listPostTypes, listTerms, tagsOfPost } from "./staff-posts.ts";

const changes = z
  .object({
    title: titleIn(500),
    slug: z.string().max(500),
    status: z.enum(["draft", "published"]),
    publishedAt: z.iso.datetime(),
    excerpt: textIn(5_000),
    body: z.string().max(200_000),
    termIds: z.array(z.number().int()).max(100),
    seoTitle: lineIn(500),
    seoDescription: textIn(2_000),
    /** A medium of the library, or none. */
    seoImage: z.looseObject({ id: z.number().int() }).nullable(),
  })
  .partial()
  .strict();
const updateRequest = z.object({
  id: z.number().int().positive(),
  /** The slug by which the page was read. */
  slug: z.string().min(1).max(500),
  /** The save time when it was read, "" if the backend does not send it. */
  seen: z.string().max(100),
  changes,
});

/**
 * POST /api/edit/page/update: settings of a page or post in the language of the request. Only changes are sent; 409 if
 * somebody else has saved it in the meantime.
 */
export const handleUpdatePage = staffRoute({
  action: "page.update",
  scope: "cms.post",
  body: updateRequest,
  run: async ({ input, send, site, audit }): Promise<UpdatedPage> => {
    if (!offersCall(site, "postUpdate")) throw new Refusal(501, "postUpdate is not offered");
    const { id, changes: wanted } = input;
    const types = (await listPostTypes(send)).map(({ slug }) => slug);
    const query = {
      slug: input.slug,
      postTypeSlugs: types,
      status: "any",
      page: 1,
      limit: 20,
    } as const;
    const found = dataOf(await send(rawPostsCall, { input: query })).items;
    const held = found.find((post) => Number(post.id) === id);
    if (!held) throw new Refusal(404, "The page no longer exists.");
    const stamp = typeof held.updated_at === "string" ? held.updated_at : "";
    if (stamp !== input.seen) throw new Refusal(409, "changed");

    const slugMain = String(held.slugMain || held.slug || input.slug);
    if (wanted.status === "draft" && slugMain === homeSlugOf(site))
      throw new Refusal(422, "status: home");
    if (wanted.slug !== undefined && wanted.slug !== held.slug) {
      if (slugMain === homeSlugOf(site)) throw new Refusal(422, "slug: home");
      const problem = slugProblem(wanted.slug);
      if (problem) throw new Refusal(422, `slug: ${problem}`);
      if (await isTaken(send, wanted.slug, types, id)) throw new Refusal(422, "slug: taken");
    }
    await requireReferences(send, wanted, held);
    const fields = toFields(withMarkup(wanted, held), toBag(held.seo));
    const saved = dataOf(await send(calls.cms.post.update, { params: { id }, input: fields }));
    audit({ post: id, page: slugMain, fields: Object.keys(wanted) });
    const slug = saved.slug || wanted.slug || input.slug;
    await expireTags(site.domain, [
      ...tagsOfPost(slugMain, input.slug, slug),
      `path:${input.slug}`,
      `path:${slug}`,
    ]);
    return { slug };
  },
});

type Changes = z.output<typeof changes>;

/**
 * Terms and a share picture that are new to the page are read with the site's key (docs/security.md §4.2).
 * @throws Refusal 404, 422
 */
async function requireReferences(
  send: StaffSend,
  { termIds, seoImage }: Changes,
  held: RawPost,
): Promise<void> {
  const own = Array.isArray(held.terms) ? held.terms.map((term) => Number(toBag(term).id)) : [];
  const newTerms = (termIds ?? []).filter((id) => !own.includes(id));
  if (newTerms.length > 0) {
    const known = (await listTerms(send)).map(({ id }) => id);
    if (newTerms.some((id) => !known.includes(id)))
      throw new Refusal(422, "termIds: not of this site");
  }
  const image = toBag(held.seo).image;
  if (!seoImage || isSame(seoImage, image)) return;
  if (!isMedia(seoImage)) throw new Refusal(422, "seoImage: not a picture of the library");
  if (seoImage.id !== Number(toBag(image).id)) await requireMedium(send, seoImage.id);
}

/** @throws Refusal 422 if the text adds markup that pages do not show */
function withMarkup(wanted: Changes, held: RawPost): Changes {
  if (wanted.body === undefined) return wanted;
  const body = markupToStore(wanted.body, textOf(held.body));
  if (body === null) throw new Refusal(422, "body: markup");
  return { ...wanted, body };
}

/** The fields as the backend takes them. `seo` is one field: its unchanged parts are sent back as received. */
function toFields(wanted: Changes, seo: Readonly<Record<string, unknown>>) {
  const { publishedAt, termIds, seoTitle, seoDescription, seoImage, ...same } = wanted;
  const isSeo = [seoTitle, seoDescription, seoImage].some((value) => value !== undefined);
  return {
    ...same,
    ...(publishedAt !== undefined && { published_at: publishedAt }),
    ...(termIds && { terms: termIds.map((id) => ({ id })) }),
    ...(isSeo && {
      seo: {
        title: seoTitle ?? textOf(seo.title),
        description: seoDescription ?? textOf(seo.description),
        image: seoImage === undefined ? mediaOf(seo.image) : seoImage,
      },
    }),
  };
}

const mediaOf = (value: unknown) => {
  const { id, ...rest } = toBag(value);
  return typeof id === "number" ? { ...rest, id } : undefined;
};
