import "server-only";
import { z } from "zod";
import { calls } from "#lib/shop/api/calls/index.ts";
import { cleanSearch } from "#lib/shop/values/ascii.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { requireOffered, toRedirect } from "./page-redirects.ts";
import type { ListedRedirects } from "./redirect-types.ts";

/** Rows of one answer. */
const AT_ONCE = 25;

/** POST /api/admin/redirects/list: the redirects of the site, by a text of their paths and targets. */
export const handleListRedirects = staffRoute({
  action: "redirect.list",
  scope: null,
  outsideEdit: true,
  body: z.object({
    search: z.string().max(200).transform(cleanSearch).default(""),
    page: z.number().int().min(1).max(10_000).default(1),
  }),
  run: async ({ input: { search, page }, send, site }): Promise<ListedRedirects> => {
    requireOffered(site);
    const words = search.trim();
    const input = { ...(words !== "" && { search: words }), page, limit: AT_ONCE };
    const list = dataOf(await send(calls.cms.redirect.filterStandard, { input }));
    return {
      items: list.items.flatMap((row) => toRedirect(row) ?? []),
      total: list.total,
      hasMore: page < list.totalPages,
    };
  },
});
