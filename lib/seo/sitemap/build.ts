import "server-only";
import type { Page } from "#lib/api/schemas/list.ts";
import type { SitemapRow } from "#lib/api/schemas/sitemap.ts";
import { getSettings } from "#lib/config/settings.ts";
import { SITEMAP_READERS, type SitemapKind } from "#lib/data/addresses/sitemap.ts";
import type { Route } from "#lib/i18n/routes.ts";
import { getContext } from "#lib/site/get-context.ts";
import { siteOrigin } from "#lib/site/origin.ts";
import type { Locale, Site } from "#lib/site/types.ts";
import { entriesOf, placeEntries, type RowsByLocale, unique } from "./entries.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { type SitemapFlags, sitemapFlags } from "./options.ts";
import { type PartName, partAddress, SITEMAP_KINDS } from "./part-name.ts";
import { indexXml, urlsetXml } from "./xml.ts";

/** Addresses of one file: well below the allowed 50,000, so that each is built quickly. */
export const URLS = 2_500;
/** Pages of a list that are read at most, whatever total the backend names. */
const PAGES = 1_000;
/** Requests to the backend at a time, and milliseconds for all of them. */
const AT_ONCE = 4;
const DEADLINE = 25_000;

const FLAG_OF: Readonly<Record<SitemapKind, keyof SitemapFlags>> = {
  pages: "pages",
  posts: "posts",
  terms: "posts",
  products: "products",
  categories: "categories",
  events: "events",
};

type FirstPages = ReadonlyMap<SitemapKind, ReadonlyMap<Locale, Page<SitemapRow>>>;

/**
 * A site's sitemap (docs/screens.md §2.22): one file, or an index of parts where it is long. Null for a
 * part that does not exist.
 * @throws BackendFault when a list cannot be read: an incomplete sitemap would remove pages from search engines.
 */
export async function buildSitemap(site: Site, part: PartName | null): Promise<string | null> {
  const flags = sitemapFlags(site);
  const kinds = SITEMAP_KINDS.filter((kind) => flags[FLAG_OF[kind]]);
  const lists = reader(site);
  if (part) {
    if (part.kind === "places") return urlsetXml(places(site, flags));
    if (!kinds.includes(part.kind)) return null;
    const span = pagesAPart(site);
    const rows = await lists.pages(part.kind, (part.number - 1) * span + 1, span);
    const entries = unique(entriesOf(whereOf(site, flags), part.kind, rows));
    return entries.length > 0 ? urlsetXml(entries) : null;
  }
  const first = await lists.first(kinds);
  if (totalOf(first) > URLS) return indexXml(partsOf(site, first));
  const rowsByKind = await Promise.all(
    kinds.map(async (kind) => [kind, await lists.pages(kind, 1, PAGES, first.get(kind))] as const),
  );
  const where = whereOf(site, flags);
  return urlsetXml(
    unique([
      ...places(site, flags),
      ...rowsByKind.flatMap(([kind, rows]) => entriesOf(where, kind, rows)),
    ]),
  );
}

/** Reads lists of a site in all its languages, few at a time and within a deadline. */
function reader(site: Site) {
  const limited = limitConcurrency(AT_ONCE, DEADLINE);
  const locales = site.languages.map(({ code }) => code);
  const one = (kind: SitemapKind, locale: Locale, page: number) =>
    limited(async () =>
      SITEMAP_READERS[kind](await getContext({ domain: site.domain, locale }), page),
    );

  return {
    async first(kinds: readonly SitemapKind[]): Promise<FirstPages> {
      const read = kinds.map(async (kind) => {
        const pages = locales.map(async (locale) => [locale, await one(kind, locale, 1)] as const);
        return [kind, new Map(await Promise.all(pages))] as const;
      });
      return new Map(await Promise.all(read));
    },

    async pages(
      kind: SitemapKind,
      from: number,
      count: number,
      held?: ReadonlyMap<Locale, Page<SitemapRow>>,
    ): Promise<RowsByLocale> {
      const lists = locales.map(async (locale): Promise<[Locale, SitemapRow[]]> => {
        const head = held?.get(locale) ?? (await one(kind, locale, from));
        const last = Math.min(head.totalPages, from + count - 1, PAGES);
        // Some backends answer a page above the total with the first page.
        if (from > last) return [locale, []];
        const more = await Promise.all(
          Array.from({ length: last - from }, (_, index) => one(kind, locale, from + 1 + index)),
        );
        return [locale, [head, ...more].flatMap(({ items }) => items)];
      });
      return new Map(await Promise.all(lists));
    },
  };
}

const totalOf = (first: FirstPages): number =>
  [...first.values()]
    .flatMap((lists) => [...lists.values()])
    .reduce((sum, { total }) => sum + total, 0);

/** How many pages of a list, in every language, make one part. */
const pagesAPart = (site: Site): number =>
  Math.max(1, Math.floor(URLS / 100 / Math.max(1, site.languages.length)));

function partsOf(site: Site, first: FirstPages): string[] {
  const span = pagesAPart(site);
  const parts = [...first].flatMap(([kind, lists]): PartName[] => {
    const filled = [...lists.values()].filter(({ total }) => total > 0);
    const pages = Math.max(0, ...filled.map(({ totalPages }) => Math.min(totalPages, PAGES)));
    return Array.from({ length: Math.ceil(pages / span) }, (_, index) => ({
      kind,
      number: index + 1,
    }));
  });
  const origin = siteOrigin(site.domain);
  return [{ kind: "places", number: 1 } as const, ...parts].map(
    (part) => `${origin}${partAddress(part)}`,
  );
}

/** Pages that every site has. */
function places(site: Site, flags: SitemapFlags) {
  const routes: Route[] = [
    { name: "home" },
    ...(flags.products ? [{ name: "shop" } as const] : []),
    ...(flags.posts ? [{ name: "blog" } as const] : []),
    ...(flags.events ? [{ name: "events" } as const] : []),
  ];
  return routes.flatMap((route) => placeEntries(whereOf(site, flags), route));
}

const whereOf = (site: Site, flags: SitemapFlags) => ({
  site,
  origin: siteOrigin(site.domain),
  mediaUrl: flags.media ? getSettings().MEDIA_URL : null,
});
