import type { SitemapRow } from "#lib/api/schemas/sitemap.ts";
import type { Locale } from "#lib/site/types.ts";

type Rows = ReadonlyMap<Locale, readonly SitemapRow[]>;

/** A thing in every language it exists in, by language. */
type Counterparts = ReadonlyMap<Locale, SitemapRow>;

/**
 * Finds the same thing in the lists of other languages: by its translations, where the backend sends none by the slug all
 * languages share, else by its id. Only what is listed there counts, and only where it leads back.
 */
export function counterpartsIn(rows: Rows): (row: SitemapRow, locale: Locale) => Counterparts {
  const shelves = new Map([...rows].map(([locale, list]) => [locale, shelfOf(list)]));

  function find(row: SitemapRow, locale: Locale): SitemapRow | undefined {
    const shelf = shelves.get(locale);
    if (!shelf) return undefined;
    if (Object.keys(row.translations).length > 0)
      return Object.hasOwn(row.translations, locale)
        ? shelf.bySlug.get(row.translations[locale] ?? "")
        : undefined;
    return (row.slugMain && shelf.byMain.get(row.slugMain)) || shelf.byId.get(row.id);
  }

  return (row, locale) =>
    new Map(
      [...rows.keys()].flatMap((other): [Locale, SitemapRow][] => {
        if (other === locale) return [[locale, row]];
        const found = find(row, other);
        return found && find(found, locale) === row ? [[other, found]] : [];
      }),
    );
}

const shelfOf = (rows: readonly SitemapRow[]) => ({
  bySlug: new Map(rows.map((row) => [row.slug, row])),
  byMain: new Map(rows.map((row) => [row.slugMain, row])),
  byId: new Map(rows.map((row) => [row.id, row])),
});
