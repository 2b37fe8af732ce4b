import "server-only";
import { z } from "zod";
import { calls } from "#lib/api/calls/index.ts";
import { rawPostsCall } from "#lib/api/calls/variants.ts";
import { expireTags } from "#lib/cache/expire.ts";
import { toBag } from "#lib/edit/model/working-element.ts";
import { dataOf, staffRoute } from "#lib/edit/staff-route.ts";
import { Refusal } from "#lib/gateway/answer.ts";
import { offersCall } from "#lib/site/options.ts";
import type { UpdatedPage } from "./page-info.ts";
import { slugProblem } from "./slug.ts";
import { homeSlugOf, isTaken, listPostTypes, tagsOfPost } from "./staff-posts.ts";

const shortText = z.string().max(500);
const changes = z
  .object({
    title: z.string().trim().min(1).max(500),
    slug: z.string().max(500),
    status: z.enum(["draft", "published"]),
    publishedAt: z.iso.datetime(),
    excerpt: z.string().max(5_000),
    body: z.string().max(200_000),
    termIds: z.array(z.number().int()).max(100),
    seoTitle: shortText,
    seoDescription: z.string().max(2_000),
    /** A medium of the library, or none. */
    seoImage: z.looseObject({ id: z.number().int() }).nullable(),
  })
  .partial()
  .strict();
const updateRequest = z.object({
  id: z.number().int().positive(),
  /** The slug by which the page was read. */
  slug: z.string().min(1).max(500),
  /** When it was saved as it was read, "" where the backend does not say. */
  seen: z.string().max(100),
  changes,
});

/**
 * POST /api/edit/page/update: settings of a page or post in the language of the request. Only what was changed is sent;
 * 409 where somebody else has saved it in the meantime.
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
    if (wanted.slug !== undefined && wanted.slug !== held.slug) {
      if (slugMain === homeSlugOf(site)) throw new Refusal(422, "slug: home");
      const problem = slugProblem(wanted.slug);
      if (problem) throw new Refusal(422, `slug: ${problem}`);
      if (await isTaken(send, wanted.slug, types, id)) throw new Refusal(422, "slug: taken");
    }
    const fields = toFields(wanted, toBag(held.seo));
    const saved = dataOf(await send(calls.cms.post.update, { params: { id }, input: fields }));
    audit({ post: id, fields: Object.keys(wanted) });
    const slug = saved.slug || wanted.slug || input.slug;
    expireTags(site.domain, [
      ...tagsOfPost(slugMain, input.slug, slug),
      `path:${input.slug}`,
      `path:${slug}`,
    ]);
    return { slug };
  },
});

/** The fields as the backend takes them. `seo` is one field: what is not changed of it goes back as it came. */
function toFields(wanted: z.output<typeof changes>, seo: Readonly<Record<string, unknown>>) {
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

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const mediaOf = (value: unknown) => {
  const { id, ...rest } = toBag(value);
  return typeof id === "number" ? { ...rest, id } : undefined;
};
