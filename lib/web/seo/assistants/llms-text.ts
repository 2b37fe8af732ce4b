import "server-only";
import type { Category } from "#lib/shop/api/schemas/product-schema.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import { hasSitemap } from "#lib/web/seo/sitemap/sitemap-options.ts";
import { localOption } from "#lib/web/site/options.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { inMarkdown, linkIn } from "./markdown.ts";

const CATEGORIES = 100;

/**
 * `llms.txt` of a site (llmstxt.org): its languages, its first categories, how products are read, and its own note about
 * prices.
 *
 * @param delivery the word for `{delivery}` in that note
 */
export function llmsText(
  { site }: Pick<SiteContext, "site">,
  tree: readonly Category[],
  delivery: string,
): string {
  const { defaultLocale } = site;
  const note = localOption(site, "PriceNote", defaultLocale).replaceAll("{delivery}", delivery);
  const origin = siteOrigin(site.domain);
  const address = (route: Route, locale: string = defaultLocale) =>
    `${origin}${hrefTo(route, { locale, defaultLocale })}`;
  const product = address({ name: "product", slug: "SLUG" });
  const languages = site.languages.map(
    ({ code, names }) => `- ${linkIn(names[code] ?? code, address({ name: "home" }, code))}`,
  );
  const categories = tree
    .filter(({ slug }) => slug !== "")
    .slice(0, CATEGORIES)
    .map(({ name, slug }) => `- ${linkIn(name, address({ name: "shop", slug }))}`);
  return `${[
    `# ${inMarkdown(site.name)}`,
    `> An online shop. Every product page exists as Markdown too: its address with \`.md\` at the end, such as ${product}.md.`,
    inMarkdown(note),
    `## Languages\n\n${languages.join("\n")}`,
    `## Products\n\n${[`- ${linkIn("All products", address({ name: "shop" }))}`, ...categories].join("\n")}`,
    hasSitemap(site) ? `## Optional\n\n- ${linkIn("Sitemap", `${origin}/sitemap.xml`)}` : "",
  ]
    .filter(Boolean)
    .join("\n\n")}\n`;
}
