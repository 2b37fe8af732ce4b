import { join } from "node:path";
import { readList } from "./read.ts";
import type { SeedPicture } from "./types.ts";

/** How smaller sizes get another aspect: `contain` keeps the whole picture, `cover` fills the size. */
type Fit = "contain" | "cover";

interface MediaFile {
  readonly path: string;
  readonly fit: Fit;
}

interface MediaFolder {
  /** The folder below the site's `media`. */
  readonly folder: string;
  readonly fit: Fit;
  readonly media: readonly SeedPicture[];
}

/** The sites' folders that have media. A site may use every site's. */
const SITES = ["tennis", "velo"];

const folders = SITES.flatMap((site) =>
  readList<MediaFolder>(site, "media.json").map((folder) => ({ site, ...folder })),
);

export const pictures: readonly SeedPicture[] = folders.flatMap(({ media }) => media);

/** Where a medium's file is, by its file name. */
export const mediaFiles: ReadonlyMap<string, MediaFile> = new Map(
  folders.flatMap(({ site, folder, fit, media }) =>
    media.map(({ name, file }): [string, MediaFile] => {
      const fileName = `${name}.${file?.extension ?? "webp"}`;
      return [fileName, { path: join(import.meta.dirname, site, "media", folder, fileName), fit }];
    }),
  ),
);
