import { localeFor } from "#lib/web/i18n/locale-for.ts";
import type { Visit } from "./visit.ts";

/**
 * The language of an error page of ours: the path's prefix, else the one chosen by hand, else the site's own
 * (docs/screens.md §1.2). Without a known site, the first two may be any language of the interface.
 */
export function visitLocale({ request, site }: Visit, known: readonly string[] = []): string {
  const locales = site?.languages.map(({ code }) => code) ?? known;
  const chosen = request.cookies.get("locale")?.value;
  return localeFor(request.nextUrl.pathname, chosen, locales) ?? site?.defaultLocale ?? "en";
}
