import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { offersCall } from "#lib/web/site/options.ts";
import { findPost, homeSlugOf, listPostTypes, tagsOfPost } from "./staff-posts.ts";

/**
 * POST /api/edit/page/delete: a page or post for good. The home page stays; 409 if somebody else has saved the page in the
 * meantime.
 */
export const handleDeletePage = staffRoute({
  action: "page.delete",
  scope: "cms.post",
  freshLogin: true,
  body: z.object({
    id: z.number().int().positive(),
    /** The slug by which the page was read. */
    slug: z.string().min(1).max(500),
    /** The save time when it was read, "" if the backend does not send it. */
    seen: z.string().max(100),
  }),
  run: async ({ input: { id, slug, seen }, send, site, audit }) => {
    if (!offersCall(site, "postDelete")) throw new Refusal(501, "postDelete is not offered");
    const types = (await listPostTypes(send)).map((type) => type.slug);
    const held = await findPost(send, { id, slug }, types);
    if (!held) throw new Refusal(404, "The page no longer exists.");
    if (held.updated_at !== seen) throw new Refusal(409, "changed");
    const slugMain = held.slugMain || held.slug || slug;
    if (slugMain === homeSlugOf(site)) throw new Refusal(422, "page: home");
    dataOf(await send(calls.cms.post.delete, { params: { id } }));
    audit({ post: id, page: slugMain });
    const paths = new Set([slug, ...Object.values(held.translations)]);
    await expireTags(site.domain, [
      ...tagsOfPost(slugMain, ...paths),
      ...[...paths].map((path) => `path:${path}` as const),
    ]);
    return {};
  },
});
