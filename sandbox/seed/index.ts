import { market } from "./market/index.ts";
import { oddSeed } from "./odd/odd-seed.ts";
import { oddSite } from "./odd/odd-site.ts";
import { libraryFiles, libraryOf, mediaFolders } from "./seed-library.ts";
import { pictures, picturesOf } from "./seed-media.ts";
import { readSiteFolder } from "./site-folder.ts";
import type { Seed } from "./types.ts";

const tennis = readSiteFolder("tennis");
const { sites: veloSites, ...velo } = readSiteFolder("velo");

/** The film is of the club. */
const withoutFilm = libraryFiles.filter(({ content }) => "text" in content);
const veloLibrary = libraryOf(picturesOf("velo"), { count: 80, twice: [] });

/**
 * The demo: a tennis club with a shop, in three languages, on three domains; a bicycle shop in Arabic and English; a
 * market with thousands of products; and a site with unusual data for tests.
 */
export const seed: Seed = {
  ...tennis,
  // A site's ids depend on its position, so new sites are added at the end.
  sites: [...tennis.sites, oddSite, ...veloSites],
  late: market,
  pictures,
  folders: mediaFolders,
  files: libraryFiles,
  library: libraryOf(picturesOf("tennis"), { count: 297, twice: ["scene-hero", "care-guide"] }),
  perSite: {
    [oddSite.domain]: oddSeed,
    ...Object.fromEntries(
      veloSites.map(({ domain }) => [
        domain,
        { ...velo, library: veloLibrary, files: withoutFilm },
      ]),
    ),
  },
};
