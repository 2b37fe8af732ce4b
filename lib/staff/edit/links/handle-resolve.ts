import "server-only";
import { z } from "zod";
import { calls } from "#lib/shop/api/calls/index.ts";
import { homeSlugOf } from "#lib/staff/edit/pages/staff-posts.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { toChoice } from "./address-of.ts";
import { requestForAddress } from "./finder-request.ts";
import { findTargets } from "./handle-search.ts";
import type { ResolveAnswer } from "./link-types.ts";

const NOTHING: ResolveAnswer = { target: null };

/**
 * POST /api/edit/links/resolve: the target of an address of this site, so that a link can follow it when its address
 * changes. Nothing for other sites, other languages, and addresses with a query or a fragment, which would be lost.
 */
export const handleLinksResolve = staffRoute({
  action: "links.resolve",
  scope: null,
  body: z.object({ address: z.string().min(1).max(2_000) }),
  run: async ({ input, send, site, locale }): Promise<ResolveAnswer> => {
    const address = input.address.trim();
    const asked = /[?#]/.test(address) ? null : requestForAddress(address, site, locale);
    if (!asked) return NOTHING;
    const found = dataOf(await send(calls.cms.finder.decide, { input: { params: asked.params } }));
    const type = asked.types.find((one) => one === found.type);
    if (!type || found.id === null) return NOTHING;
    const { id, slugMain } = found;
    const slug = found.slug || asked.params.join("/");
    const words = slug.replace(/[-_/]+/g, " ");
    const named = await findTargets(send, words, [type]);
    const title = named.find((one) => one.id === id)?.title ?? words;
    const where = { locale, defaultLocale: site.defaultLocale };
    const isHome = type === "page" && slugMain === homeSlugOf(site);
    return { target: toChoice({ type, id, slug, title }, where, isHome) };
  },
});
