import type { SitemapRow } from "#lib/shop/api/schemas/sitemap-schema.ts";
import type { Locale } from "#lib/web/site/types.ts";

type Rows = ReadonlyMap<Locale, readonly SitemapRow[]>;

/** An entity in every language it exists in, by language. */
type Counterparts = ReadonlyMap<Locale, SitemapRow>;

/**
 * Finds the same entity in the lists of other languages: by its translations; if the backend sends none, by the slug
 * shared by all languages, else by its id. Only listed entities whose own counterpart is this one count.
 */
export function counterpartsIn(rows: Rows): (row: SitemapRow, locale: Locale) => Counterparts {
  const indexes = new Map([...rows].map(([locale, list]) => [locale, indexOf(list)]));

  function find(row: SitemapRow, locale: Locale): SitemapRow | undefined {
    const index = indexes.get(locale);
    if (!index) return undefined;
    if (Object.keys(row.translations).length > 0)
      return Object.hasOwn(row.translations, locale)
        ? index.bySlug.get(row.translations[locale] ?? "")
        : undefined;
    return (row.slugMain && index.byMain.get(row.slugMain)) || index.byId.get(row.id);
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

const indexOf = (rows: readonly SitemapRow[]) => ({
  bySlug: new Map(rows.map((row) => [row.slug, row])),
  byMain: new Map(rows.map((row) => [row.slugMain, row])),
  byId: new Map(rows.map((row) => [row.id, row])),
});
