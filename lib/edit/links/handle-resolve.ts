import "server-only";
import { z } from "zod";
import { calls } from "#lib/api/calls/index.ts";
import { dataOf, staffRoute } from "#lib/edit/staff-route.ts";
import { matchRoute, type Route } from "#lib/i18n/routes.ts";
import { ownPath } from "#lib/security/local-path.ts";
import { siteHost } from "#lib/site/origin.ts";
import { toChoice } from "./address-of.ts";
import { findTargets } from "./handle-search.ts";
import { type ResolveAnswer, TARGET_TYPES, type TargetType } from "./types.ts";

const NOTHING: ResolveAnswer = { target: null };

/**
 * POST /api/edit/links/resolve: what an address of this site leads to, so that a link can follow it when its address
 * changes. Nothing for other sites, other languages, and addresses with a query or a fragment, which would be lost.
 */
export const handleLinksResolve = staffRoute({
  action: "links.resolve",
  scope: null,
  body: z.object({ address: z.string().min(1).max(2_000) }),
  run: async ({ input, send, site, locale }): Promise<ResolveAnswer> => {
    const address = input.address.trim();
    const path = /^\/(?!\/)/.test(address) ? address : ownPath(address, siteHost(site.domain));
    if (path === null || /[?#]/.test(path)) return NOTHING;
    const locales = site.languages.map(({ code }) => code);
    const match = matchRoute(path, { defaultLocale: site.defaultLocale, locales });
    if (match.kind !== "match" || match.locale !== locale) return NOTHING;
    const asked = askedBy(match.route);
    if (!asked) return NOTHING;
    const found = dataOf(await send(calls.cms.finder.decide, { input: { params: asked.params } }));
    const type = asked.types.find((one) => one === found.type);
    if (!type || found.id === null) return NOTHING;
    const { id } = found;
    const slug = found.slug || asked.params.join("/");
    const words = slug.replace(/[-_/]+/g, " ");
    const named = await findTargets(send, words, [type]);
    const title = named.find((one) => one.id === id)?.title ?? words;
    return {
      target: toChoice({ type, id, slug, title }, { locale, defaultLocale: site.defaultLocale }),
    };
  },
});

interface Asked {
  readonly params: readonly string[];
  readonly types: readonly TargetType[];
}

/** What the finder is asked for a route, and what it may answer: `/product/x` is a product, whatever else is named x. */
function askedBy(route: Route): Asked | null {
  switch (route.name) {
    case "content":
      return { params: route.slug, types: ["page", "post"] };
    case "blog":
      return route.slug ? { params: route.slug, types: ["category", "tag"] } : null;
    case "product":
      return { params: [route.slug], types: ["product"] };
    case "shop":
      return route.slug ? { params: [route.slug], types: ["productCategory"] } : null;
    case "event":
      return { params: [route.id], types: ["event"] };
    default:
      return null;
  }
}

/** What the finder may answer where a link of a type leads. */
export const answersOf = (type: TargetType): readonly TargetType[] =>
  type === "page" || type === "post"
    ? ["page", "post"]
    : type === "category" || type === "tag"
      ? ["category", "tag"]
      : TARGET_TYPES.filter((one) => one === type);
