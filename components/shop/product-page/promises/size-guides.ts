import { isRecord } from "#lib/base/utils/is-record.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { jsonOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/**
 * The pages that help to choose a size, the option `SizeGuides`: code of an attribute → local address. Entries that name
 * no page are left out.
 */
export function sizeGuides({ site, locale }: SiteContext): ReadonlyMap<string, string> {
  const option = jsonOption(site, "SizeGuides");
  const where = { locale, defaultLocale: site.defaultLocale };
  return new Map(
    Object.entries(isRecord(option) ? option : {}).flatMap(([code, slug]) =>
      typeof slug === "string" && slug.trim() !== ""
        ? [[code, hrefTo({ name: "content", slug: [slug.trim()] }, where)]]
        : [],
    ),
  );
}
