import { pictures } from "./media.ts";
import { oddSeed } from "./odd/index.ts";
import { oddSite } from "./odd/site.ts";
import { readSiteFolder } from "./site-folder.ts";
import type { Seed } from "./types.ts";

const tennis = readSiteFolder("tennis");

/**
 * The demo: a tennis club with a shop, in three languages, on three domains; and a site with unusual data for tests.
 */
export const seed: Seed = {
  ...tennis,
  sites: [...tennis.sites, oddSite],
  pictures,
  perSite: { [oddSite.domain]: oddSeed },
};
