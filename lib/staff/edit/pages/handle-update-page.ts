import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { rawPostCalls } from "#lib/shop/api/calls/product-variants.ts";
import { freeAddress, redirectMoved } from "#lib/staff/edit/redirects/moved-page.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { offersCall } from "#lib/web/site/options.ts";
import type { UpdatedPage } from "./page-info.ts";
import { titleIn } from "./page-texts.ts";
import { contentFields, requireReferences, toPostFields } from "./post-content.ts";
import { slugProblem } from "./slug.ts";
import { homeSlugOf, isTaken, listPostTypes, tagsOfPost } from "./staff-posts.ts";

const changes = contentFields
  .extend({
    title: titleIn(500),
    slug: z.string().max(500),
    status: z.enum(["draft", "published"]),
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
  /** Whether the old address should redirect to the new one. */
  redirect: z.boolean().default(false),
});

/**
 * POST /api/edit/page/update: settings of a page or post in the language of the request. Only changes are sent; 409 if
 * somebody else has saved it in the meantime.
 */
export const handleUpdatePage = staffRoute({
  action: "page.update",
  scope: "cms.post",
  body: updateRequest,
  run: async ({ input, send, site, locale, audit }): Promise<UpdatedPage> => {
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
    const found = dataOf(await send(rawPostCalls.filterStandard, { input: query })).items;
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
      if (await isTaken({ send, site }, wanted.slug, types, id))
        throw new Refusal(422, "slug: taken");
    }
    await requireReferences(send, wanted, held);
    const { title, status } = wanted;
    const fields = {
      ...(title !== undefined && { title }),
      ...(wanted.slug !== undefined && { slug: wanted.slug }),
      ...(status && { status }),
      ...toPostFields(wanted, held),
    };
    const isMoved = wanted.slug !== undefined && wanted.slug !== held.slug;
    if (wanted.slug !== undefined && isMoved && offersCall(site, "redirects"))
      await freeAddress({ send, site }, wanted.slug);
    const saved = dataOf(await send(calls.cms.post.update, { params: { id }, input: fields }));
    audit({ post: id, page: slugMain, fields: Object.keys(wanted) });
    const slug = saved.slug || wanted.slug || input.slug;
    const isWanted = isMoved && input.redirect && offersCall(site, "redirects");
    const moved = { send, site, locale, from: input.slug, to: slug };
    const redirected = isWanted ? await tryRedirect(moved) : [];
    await expireTags(site.domain, [
      ...tagsOfPost(slugMain, input.slug, slug),
      ...[...new Set([input.slug, slug, ...(redirected ?? [])])].map(
        (path) => `path:${path}` as const,
      ),
    ]);
    return { slug, isRedirected: isWanted ? redirected !== null : null };
  },
});

/** The page has moved already: a redirect that cannot be made is reported, and the request succeeds. */
async function tryRedirect(moved: Parameters<typeof redirectMoved>[0]): Promise<string[] | null> {
  try {
    return await redirectMoved(moved);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}
