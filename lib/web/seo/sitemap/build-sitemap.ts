import "server-only";
import { getSettings } from "#lib/base/config/settings.ts";
import { createQueue } from "#lib/base/utils/bounded-queue.ts";
import { BackendFault } from "#lib/shop/api/errors.ts";
import type { Page } from "#lib/shop/api/schemas/list.ts";
import type { SitemapRow } from "#lib/shop/api/schemas/sitemap-schema.ts";
import { customPagesOf } from "#lib/web/custom/find-page.ts";
import { SITEMAP_READERS, type SitemapKind } from "#lib/web/data/addresses/read-sitemap.ts";
import type { Route } from "#lib/web/i18n/routes.ts";
import { customHrefs } from "#lib/web/seo/custom-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";
import type { Locale, Site } from "#lib/web/site/types.ts";
import { entriesOf, pageEntries, placeEntries, type RowsByLocale, type Where } from "./entries.ts";
import { type PartName, partAddress, SITEMAP_KINDS } from "./part-name.ts";
import { type SitemapFlags, sitemapFlags } from "./sitemap-options.ts";
import { indexXml, type SitemapEntry, urlsetEnd, urlsetStart, urlsXml } from "./xml.ts";

/** The most addresses of a sitemap in one file. */
export const URLS = 2_500;
/** Addresses per part, of the 50,000 that are allowed, so that a crawler waits briefly and needs few requests. */
export const PART_URLS = 10_000;
/** Rows of a page of a list. */
const ROWS = 100;
/** The most pages of a list that are read, whatever total the backend reports. */
const PAGES = 10_000;
/** Pages that are read ahead of the one being sent. */
const AHEAD = 4;
/** Requests to the backend at a time, and milliseconds for one group of them. */
const AT_ONCE = 4;
const DEADLINE = 25_000;
const TOO_SLOW = { kind: "network", status: 0, message: "The sitemap took too long." } as const;

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
 * A site's sitemap (docs/screens.md §2.22), piece by piece as its lists are read: one file, or an index of parts if it
 * is long. Null for a part that does not exist. No piece contains more than a few pages of lists, so that neither
 * memory nor the time to the first piece grows with the shop (decision 0059).
 * @throws BackendFault when a list cannot be read, also between pieces: an incomplete sitemap would remove pages from
 * search engines.
 */
export async function buildSitemap(
  site: Site,
  part: PartName | null,
): Promise<AsyncGenerator<string> | null> {
  const flags = sitemapFlags(site);
  const kinds = SITEMAP_KINDS.filter((kind) => flags[FLAG_OF[kind]]);
  const where = whereOf(site, flags);
  if (part) {
    if (part.kind === "places") return begun(urlset([places(site, flags)]));
    if (!kinds.includes(part.kind)) return null;
    const span = pagesOf(site, PART_URLS);
    const blocks = readBlocks(site, part.kind, (part.number - 1) * span + 1, span);
    const first = await nextFilled(blocks, where, part.kind);
    return first && begun(urlset(prepend(first, entriesIn(blocks, where, part.kind))));
  }
  const first = await readFirst(site, kinds);
  if (totalOf(first) > URLS) return begun(index(site, first));
  return begun(
    urlset(
      (async function* () {
        yield places(site, flags);
        for (const kind of kinds) {
          const rows = await reader(site).pages(kind, 1, PAGES, first.get(kind));
          yield entriesOf(where, kind, rows);
        }
      })(),
    ),
  );
}

/** A sequence whose first piece has been read, so that a fault before it fails the whole answer. */
async function begun(pieces: AsyncGenerator<string>): Promise<AsyncGenerator<string>> {
  const first = await pieces.next();
  return (async function* () {
    try {
      if (!first.done) yield first.value;
      yield* pieces;
    } finally {
      await pieces.return(undefined);
    }
  })();
}

type Entries = readonly SitemapEntry[];

/** Each address once, even if the lists repeat it. */
async function* urlset(lists: AsyncIterable<Entries> | Iterable<Entries>): AsyncGenerator<string> {
  const known = new Set<string>();
  let isFirst = true;
  for await (const entries of lists) {
    const fresh = entries.filter(({ loc }: SitemapEntry) => !known.has(loc) && known.add(loc));
    if (isFirst) yield urlsetStart;
    isFirst = false;
    if (fresh.length > 0) yield urlsXml(fresh);
  }
  yield urlsetEnd;
}

async function* index(site: Site, first: FirstPages): AsyncGenerator<string> {
  yield indexXml(partsOf(site, first));
}

async function* prepend<T>(first: T, others: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* others;
}

async function* entriesIn(
  blocks: AsyncIterable<RowsByLocale>,
  where: Where,
  kind: SitemapKind,
): AsyncGenerator<Entries> {
  for await (const rows of blocks) yield entriesOf(where, kind, rows);
}

/** The first entries of a part; null if it has none. */
async function nextFilled(
  blocks: AsyncGenerator<RowsByLocale>,
  where: Where,
  kind: SitemapKind,
): Promise<Entries | null> {
  for (let next = await blocks.next(); !next.done; next = await blocks.next()) {
    const entries = entriesOf(where, kind, next.value);
    if (entries.length > 0) return entries;
  }
  return null;
}

/**
 * The pages of a list in all languages, some at a time. Counterparts in other languages are searched for within one
 * block: with several languages a block is as long as a sitemap of one file.
 */
async function* readBlocks(
  site: Site,
  kind: SitemapKind,
  from: number,
  count: number,
): AsyncGenerator<RowsByLocale> {
  const step = site.languages.length > 1 ? pagesOf(site, URLS) : AHEAD;
  for (let page = from; page < from + count; page += step) {
    const rows = await reader(site).pages(kind, page, Math.min(step, from + count - page));
    yield rows;
    if ([...rows.values()].every((list) => list.length === 0)) return;
  }
}

const readFirst = (site: Site, kinds: readonly SitemapKind[]): Promise<FirstPages> =>
  reader(site).first(kinds);

/** Reads lists of a site in all its languages, few at a time and within a deadline. */
function reader(site: Site) {
  const queue = createQueue({ running: AT_ONCE });
  const end = Date.now() + DEADLINE;
  const locales = site.languages.map(({ code }) => code);
  const one = (kind: SitemapKind, locale: Locale, page: number) =>
    queue.run(async () => {
      if (Date.now() > end) throw new BackendFault(TOO_SLOW, "sitemap");
      return SITEMAP_READERS[kind](await getContext({ domain: site.domain, locale }), page);
    });

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
        // Some backends return the first page for a page above the total.
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

/** How many pages of a list, in every language, contain this many addresses. */
const pagesOf = (site: Site, addresses: number): number =>
  Math.max(1, Math.floor(addresses / ROWS / Math.max(1, site.languages.length)));

function partsOf(site: Site, first: FirstPages): string[] {
  const span = pagesOf(site, PART_URLS);
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

/** Pages that every site has, and an adopter's own. */
function places(site: Site, flags: SitemapFlags) {
  const routes: Route[] = [
    { name: "home" },
    ...(flags.products ? [{ name: "shop" } as const] : []),
    ...(flags.posts ? [{ name: "blog" } as const] : []),
    ...(flags.events ? [{ name: "events" } as const] : []),
  ];
  const where = whereOf(site, flags);
  return [
    ...routes.flatMap((route) => placeEntries(where, route)),
    ...customPagesOf({ site })
      .filter(({ hidden }) => !hidden)
      .flatMap((page) => pageEntries(where, customHrefs({ site }, page))),
  ];
}

const whereOf = (site: Site, flags: SitemapFlags) => ({
  site,
  origin: siteOrigin(site.domain),
  mediaUrl: flags.media ? getSettings().MEDIA_URL : null,
});
