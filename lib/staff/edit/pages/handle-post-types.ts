import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { BUILT_IN_TYPES, type PostTypeInfo } from "./page-info.ts";
import { titleIn } from "./page-texts.ts";
import { slugProblem } from "./slug.ts";
import { listPostTypes } from "./staff-posts.ts";

/** POST /api/edit/page/create-type: a post type of the site's own. */
export const handleCreatePostType = staffRoute({
  action: "postType.create",
  scope: "cms.post",
  body: z.object({ title: titleIn(200), slug: z.string().max(500) }),
  run: async ({ input, send, site, audit }): Promise<PostTypeInfo> => {
    const problem = slugProblem(input.slug);
    if (problem) throw new Refusal(422, `slug: ${problem}`);
    const types = await listPostTypes(send);
    if (types.some(({ slug }) => slug === input.slug)) throw new Refusal(409, "slug: taken");
    const made = dataOf(await send(calls.cms.postType.create, { input }));
    audit({ postType: made.id ?? input.slug });
    await expireTags(site.domain, ["posts"]);
    return { id: made.id, slug: made.slug || input.slug, title: made.title || input.title };
  },
});

/** POST /api/edit/page/delete-type: 409 while there are posts of the type; the shop's own types stay. */
export const handleDeletePostType = staffRoute({
  action: "postType.delete",
  scope: "cms.post",
  freshLogin: true,
  body: z.object({ id: z.number().int().positive() }),
  run: async ({ input: { id }, send, site, audit }) => {
    const type = (await listPostTypes(send)).find((one) => one.id === id);
    if (!type) throw new Refusal(404, "The type no longer exists.");
    if (BUILT_IN_TYPES.includes(type.slug)) throw new Refusal(422, "type: built in");
    dataOf(await send(calls.cms.postType.delete, { params: { id } }));
    audit({ postType: id });
    await expireTags(site.domain, ["posts"]);
    return {};
  },
});
