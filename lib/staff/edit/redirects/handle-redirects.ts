import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { contentPath, redirectProblem, requireOffered, toRedirect } from "./page-redirects.ts";

/**
 * POST /api/admin/redirects/create: redirects an address without a page to another one. 422 with a `RedirectProblem` if
 * that is impossible, e.g. because it would create a loop.
 */
export const handleCreateRedirect = staffRoute({
  action: "redirect.create",
  scope: "cms.post",
  outsideEdit: true,
  body: z.object({
    path: z.string().trim().min(1).max(500),
    target: z.string().trim().min(1).max(2_000),
    isPermanent: z.boolean(),
  }),
  run: async ({ input, send, site, audit }): Promise<{ path: string }> => {
    requireOffered(site);
    const problem = await redirectProblem({ send, site }, input.path, input.target);
    const path = contentPath(site, input.path);
    if (problem || path === null) throw new Refusal(422, `redirect: ${problem ?? "path"}`);
    const target = /^(?:\/|https?:)/i.test(input.target) ? input.target : `/${input.target}`;
    const status = input.isPermanent ? 301 : 302;
    dataOf(await send(calls.cms.redirect.create, { input: { path, target, status } }));
    audit({ redirect: path });
    await expireTags(site.domain, ["paths", `path:${path}`]);
    return { path };
  },
});

/** POST /api/admin/redirects/delete. The path is sent too: an id alone could be another site's. */
export const handleDeleteRedirect = staffRoute({
  action: "redirect.delete",
  scope: "cms.post",
  outsideEdit: true,
  body: z.object({ id: z.number().int().positive(), path: z.string().min(1).max(500) }),
  run: async ({ input: { id, path }, send, site, audit }) => {
    requireOffered(site);
    const input = { search: path, page: 1, limit: 100 };
    const list = dataOf(await send(calls.cms.redirect.filterStandard, { input }));
    const held = list.items.flatMap((row) => toRedirect(row) ?? []);
    if (!held.some((one) => one.id === id && one.path === path))
      throw new Refusal(404, "The redirect no longer exists.");
    dataOf(await send(calls.cms.redirect.delete, { params: { id } }));
    audit({ redirect: path });
    await expireTags(site.domain, ["paths", `path:${path}`]);
    return {};
  },
});
