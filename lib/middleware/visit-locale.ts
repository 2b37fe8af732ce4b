import type { Visit } from "./visit.ts";

/** The language of a path by its prefix, else the one chosen by hand (the cookie `locale`), where it is one of these. */
export const localeFor = (
  path: string,
  chosen: string | undefined,
  locales: readonly string[],
): string | undefined => {
  const prefix = path.split(/[/?#]/)[1]?.toLowerCase();
  return locales.find((code) => code === prefix) ?? locales.find((code) => code === chosen);
};

/**
 * The language for a page of ours that stands in for another: the path's prefix, else the one chosen by hand, else the
 * site's own (docs/screens.md §1.2). Where no site is known, the first two count among the languages of the interface.
 */
export function visitLocale({ request, site }: Visit, known: readonly string[] = []): string {
  const locales = site?.languages.map(({ code }) => code) ?? known;
  const chosen = request.cookies.get("locale")?.value;
  return localeFor(request.nextUrl.pathname, chosen, locales) ?? site?.defaultLocale ?? "en";
}
