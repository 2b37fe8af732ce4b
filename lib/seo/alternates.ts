import { hrefTo, type Route } from "@/lib/i18n/routes";
import type { Locale, SiteContext } from "@/lib/site/types";

/** The same thing in each language it exists in: language → local address. */
export type Hrefs = Readonly<Record<Locale, string>>;

type RouteIn = (locale: Locale) => Route | null;

/** Where a thing stands in every language of its site; `routeIn` answers null where it does not exist. */
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

/** The slug of a thing in a language: its own in the page's, else its translation, null where it has none. */
export const slugIn = (
  { locale }: Pick<SiteContext, "locale">,
  thing: { readonly slug: string; readonly translations: Readonly<Record<string, string>> },
  code: Locale,
): string | null => (code === locale ? thing.slug : thing.translations[code]) || null;
