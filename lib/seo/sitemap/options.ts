import { flagOption, jsonOption } from "#lib/site/options.ts";
import type { Site } from "#lib/site/types.ts";

const FLAGS = ["pages", "posts", "products", "categories", "events", "media"] as const;
export type SitemapFlags = Readonly<Record<(typeof FLAGS)[number], boolean>>;

/** Whether the site wants a sitemap at all (docs/contract.md §2.3). */
export const hasSitemap = (site: Pick<Site, "options">): boolean =>
  flagOption(site, "AutoGenerateSiteMap", true);

/** What is listed (docs/contract.md §2.3): everything, but for what is switched off in so many words. */
export function sitemapFlags(site: Pick<Site, "options">): SitemapFlags {
  const read = jsonOption(site, "SiteMapOptions");
  const said = read !== null && typeof read === "object" ? (read as Record<string, unknown>) : {};
  const isOn = (flag: string) =>
    !Object.hasOwn(said, flag) ||
    !["false", "0", "no", "off"].includes(String(said[flag]).toLowerCase());
  return Object.fromEntries(FLAGS.map((flag) => [flag, isOn(flag)])) as unknown as SitemapFlags;
}
