import { type AddressedType, slugOnLanguage } from "#lib/web/data/addresses/url-on-language.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import type { Locale, SiteContext } from "#lib/web/site/types.ts";

/** The addresses of an entity in each language it exists in: language → local address. */
export type Hrefs = Readonly<Record<Locale, string>>;

type RouteIn = (locale: Locale) => Route | null;

/** The addresses of an entity in every language of its site; `routeIn` returns null if it does not exist there. */
export function hrefsOf({ site }: Pick<SiteContext, "site">, routeIn: RouteIn): Hrefs {
  return Object.fromEntries(
    site.languages.flatMap(({ code }): [string, string][] => {
      const route = routeIn(code);
      return route
        ? [[code, hrefTo(route, { locale: code, defaultLocale: site.defaultLocale })]]
        : [];
    }),
  );
}

interface Thing {
  readonly slug: string;
  /** Empty if the backend sends none: then the finder is used. */
  readonly translations: Readonly<Record<string, string>>;
}

/**
 * The addresses of an entity in every language, the page's own included: by its translations, else by the finder. A
 * language without a slug, or whose slug cannot be read, is left out, and so is one for which `isThere` is false.
 */
export async function thingHrefs(
  context: SiteContext,
  type: AddressedType,
  { slug, translations }: Thing,
  toRoute: (slug: string) => Route,
  isThere: (slug: string, locale: Locale) => Promise<boolean> = async () => true,
): Promise<Hrefs> {
  const { site, locale } = context;
  const isTranslated = Object.keys(translations).length > 0;
  const slugIn = async (code: Locale): Promise<string | null> => {
    if (code === locale) return slug;
    if (!isTranslated) return readOptional(slugOnLanguage(context, type, slug, code));
    return Object.hasOwn(translations, code) ? (translations[code] ?? null) : null;
  };
  const slugs = new Map(
    await Promise.all(
      site.languages.map(async ({ code }) => {
        const found = slug && (await slugIn(code));
        const isShown = found && (code === locale || (await isThere(found, code)));
        return [code, isShown ? found : null] as const;
      }),
    ),
  );
  return hrefsOf(context, (code) => {
    const found = slugs.get(code);
    return found ? toRoute(found) : null;
  });
}
