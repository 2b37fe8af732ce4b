import { asLibrary, mediaFolders } from "../seed-library.ts";
import { readSiteFolder } from "../site-folder.ts";
import type { LateSite, SiteSeed } from "../types.ts";
import { makeCatalogue } from "./make-catalogue.ts";
import { platesNamed } from "./plates/plates.ts";
import { readTables } from "./read-tables.ts";

const { sites, ...folder } = readSiteFolder("market");
const tables = readTables();

/**
 * A market with more than five thousand products of many kinds, for lists, filters and searches at a realistic size.
 * They are generated from tables on the first visit of the site, so that nobody else waits for them.
 */
export const market: readonly LateSite[] = sites.map((site) => ({
  site,
  source: { folder, tables },
  read: () => {
    const parts = { ...folder, ...makeCatalogue(tables) };
    const pictures = platesNamed(namesIn([parts, site.options], new Set()));
    return {
      ...parts,
      pictures,
      folders: mediaFolders,
      files: [],
      library: asLibrary(
        pictures.map((picture) => ({
          ...picture,
          folder: picture.name.includes("-scene-") ? "scenes" : "products",
        })),
      ),
    } satisfies SiteSeed;
  },
}));

/** Every text that may be the name of a picture. */
function namesIn(value: unknown, found: Set<string>): ReadonlySet<string> {
  if (typeof value === "string" && value.startsWith("market-")) found.add(value);
  if (value !== null && typeof value === "object")
    for (const one of Object.values(value)) namesIn(one, found);
  return found;
}
