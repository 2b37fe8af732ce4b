import "server-only";
import { z } from "zod";
import { calls } from "#lib/shop/api/calls/index.ts";
import { cleanSearch } from "#lib/shop/values/ascii.ts";
import { findHome } from "#lib/staff/edit/pages/staff-posts.ts";
import { dataOf, type StaffSend, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { toChoice } from "./address-of.ts";
import { type LinkTarget, type SearchAnswer, TARGET_TYPES, type TargetType } from "./link-types.ts";

/** As many as fit in a short list. */
const MOST_FOUND = 20;

/** POST /api/edit/links/search: pages, products … of the site by a text of their titles. */
export const handleLinksSearch = staffRoute({
  action: "links.search",
  scope: null,
  body: z.object({
    search: z.string().max(200).transform(cleanSearch).default(""),
    type: z.enum([...TARGET_TYPES, "any"]).default("any"),
  }),
  run: async ({ input: { search, type }, send, site, locale }): Promise<SearchAnswer> => {
    const types = type === "any" ? TARGET_TYPES : [type];
    const found = await findTargets(send, search.trim(), types);
    // Otherwise the home page would be offered under its slug, from which visitors are redirected.
    const home = found.some((one) => one.type === "page")
      ? await findHome(send, site).catch(() => null)
      : null;
    const isHome = (one: LinkTarget) => one.type === "page" && one.slug === home?.slug;
    const where = { locale, defaultLocale: site.defaultLocale };
    return { items: found.map((target) => toChoice(target, where, isHome(target))) };
  },
});

/** The targets that the backend finds, the nearest titles first. Types that links do not know, and rows without an address, are left out. */
export async function findTargets(
  send: StaffSend,
  search: string,
  types: readonly TargetType[],
): Promise<readonly LinkTarget[]> {
  const items = dataOf(
    await send(calls.cms.finder.searchSlugs, {
      input: { search, types: types.join(","), limit: MOST_FOUND },
    }),
  );
  const sought = search.toLowerCase();
  /** Exactly what was typed, then the shortest of those that begin with it, then the backend's order. */
  const distance = ({ title }: LinkTarget): number =>
    title.toLowerCase().startsWith(sought) ? title.length : Number.MAX_SAFE_INTEGER;
  return items
    .flatMap(({ type: name, id, slug, title }) => {
      const type = types.find((known) => known === name);
      return type && (slug !== "" || type === "event")
        ? [{ type, id, slug, title: title || slug }]
        : [];
    })
    .sort((a, b) => (sought === "" ? 0 : distance(a) - distance(b)))
    .slice(0, MOST_FOUND);
}
