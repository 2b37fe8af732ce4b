import { recordOf } from "#lib/base/utils/record-of.ts";
import { flagOption, jsonOption } from "#lib/web/site/options.ts";
import type { Site } from "#lib/web/site/types.ts";

const FLAGS = ["pages", "posts", "products", "categories", "events", "media"] as const;
export type SitemapFlags = Readonly<Record<(typeof FLAGS)[number], boolean>>;

/** Whether the site has a sitemap (docs/contract.md §2.3). */
export const hasSitemap = (site: Pick<Site, "options">): boolean =>
  flagOption(site, "AutoGenerateSiteMap", true);

/** The listed kinds (docs/contract.md §2.3): all that are not switched off. */
export function sitemapFlags(site: Pick<Site, "options">): SitemapFlags {
  const read = jsonOption(site, "SiteMapOptions");
  const named = new Map<string, unknown>(Object.entries(read ?? {}));
  const isOff = (flag: string) =>
    ["false", "0", "no", "off"].includes(String(named.get(flag)).toLowerCase());
  return recordOf(FLAGS, (flag) => !isOff(flag));
}
