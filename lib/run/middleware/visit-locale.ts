import { localeFor } from "#lib/web/i18n/locale-for.ts";
import type { Visit } from "./visit.ts";

/**
 * The language of our own error page: the path's prefix, otherwise the visitor's cookie, otherwise the site's default
 * (docs/screens.md §1.2). Without a known site, the first two may be any language of the interface.
 */
export function visitLocale({ request, site }: Visit, known: readonly string[] = []): string {
  const locales = site?.languages.map(({ code }) => code) ?? known;
  const chosen = request.cookies.get("locale")?.value;
  return localeFor(request.nextUrl.pathname, chosen, locales) ?? site?.defaultLocale ?? "en";
}
