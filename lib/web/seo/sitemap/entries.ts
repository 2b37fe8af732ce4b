import type { SitemapRow } from "#lib/shop/api/schemas/sitemap-schema.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import type { SitemapKind } from "#lib/web/data/addresses/read-sitemap.ts";
import { hrefTo, matchRoute, type Route } from "#lib/web/i18n/routes.ts";
import type { Hrefs } from "#lib/web/seo/alternates.ts";
import { isoDate } from "#lib/web/seo/structured-fields.ts";
import type { Locale, Site } from "#lib/web/site/types.ts";
import { counterpartsIn } from "./counterparts.ts";
import type { SitemapEntry } from "./xml.ts";

export interface Where {
  readonly site: Pick<Site, "defaultLocale" | "languages">;
  /** Without a trailing slash. */
  readonly origin: string;
  /** Base of media paths; null if pictures are not listed. */
  readonly mediaUrl: string | null;
}

/** The rows of one kind by language. */
export type RowsByLocale = ReadonlyMap<Locale, readonly SitemapRow[]>;

/** The most pictures listed per entity. */
const PICTURES = 5;

/** The addresses of one kind, one for each language an entity exists in, in the order of the site's languages. */
export function entriesOf(where: Where, kind: SitemapKind, rows: RowsByLocale): SitemapEntry[] {
  const counterparts = counterpartsIn(rows);
  return [...rows].flatMap(([locale, list]) =>
    list.flatMap((row) => {
      const href = (code: Locale, one: SitemapRow) => reachable(where, routeOf(kind, one), code);
      const hrefs = new Map(
        [...counterparts(row, locale)].flatMap(([code, one]): [Locale, string][] => {
          const found = href(code, one);
          return found ? [[code, found]] : [];
        }),
      );
      const address = hrefs.get(locale);
      return address ? [entryOf(where, address, hrefs, row)] : [];
    }),
  );
}

/** A page that every language has, e.g. the home page. */
export function placeEntries(where: Where, route: Route): SitemapEntry[] {
  const { languages, defaultLocale } = where.site;
  const hrefIn = (locale: Locale) => hrefTo(route, { locale, defaultLocale });
  return pageEntries(where, Object.fromEntries(languages.map(({ code }) => [code, hrefIn(code)])));
}

/** A page with its address in each language that has it. */
export function pageEntries(where: Where, hrefs: Hrefs): SitemapEntry[] {
  const byLanguage = new Map(Object.entries(hrefs));
  return Object.values(hrefs).map((href) => entryOf(where, href, byLanguage));
}

function entryOf(
  { site, origin, mediaUrl }: Where,
  href: string,
  hrefs: ReadonlyMap<Locale, string>,
  row?: SitemapRow,
): SitemapEntry {
  const ordered = site.languages.flatMap(({ code }): [string, string][] => {
    const found = hrefs.get(code);
    return found ? [[code, `${origin}${found}`]] : [];
  });
  const fallback = hrefs.get(site.defaultLocale);
  const xDefault = fallback ? `${origin}${fallback}` : ordered[0]?.[1];
  return {
    loc: `${origin}${href}`,
    lastmod: row && isoDate(row.updated_at || row.updatedAt || row.published_at),
    alternates: xDefault ? [...ordered, ["x-default", xDefault]] : ordered,
    images:
      row && mediaUrl !== null
        ? [...new Set(row.media.flatMap((media) => toImage(media, mediaUrl)?.src ?? []))].slice(
            0,
            PICTURES,
          )
        : [],
  };
}

function routeOf(kind: SitemapKind, { id, slug }: SitemapRow): Route {
  switch (kind) {
    case "pages":
    case "posts":
      return { name: "content", slug: slug.split("/") };
    case "terms":
      return { name: "blog", slug: slug.split("/") };
    case "products":
      return { name: "product", slug };
    case "categories":
      return { name: "shop", slug };
    case "events":
      return { name: "event", id: String(id) };
  }
}

/**
 * The local address of a route; null if that address does not reach it: an empty or hostile slug, or a page named like
 * a route of the table, which has priority (docs/contract.md §7.4).
 */
function reachable({ site }: Where, route: Route, locale: Locale): string | null {
  const href = addressOf(route, locale, site.defaultLocale);
  if (href === null) return null;
  const match = matchRoute(href, {
    defaultLocale: site.defaultLocale,
    locales: site.languages.map(({ code }) => code),
  });
  return match.kind === "match" &&
    match.route.name === route.name &&
    match.locale === locale &&
    match.canonical === href &&
    hrefTo(match.route, { locale, defaultLocale: site.defaultLocale }) === href &&
    ("slug" in route ? "slug" in match.route && match.route.slug !== undefined : true)
    ? href
    : null;
}

/** Null for a text that cannot be encoded. */
function addressOf(route: Route, locale: Locale, defaultLocale: Locale): string | null {
  try {
    return hrefTo(route, { locale, defaultLocale });
  } catch {
    return null;
  }
}
