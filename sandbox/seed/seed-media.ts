import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readList } from "./read.ts";
import type { SeedPicture } from "./types.ts";

/**
 * How a picture is fitted into a smaller size with another aspect ratio: `contain` keeps the whole picture, `cover`
 * fills the size.
 */
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

/** The media of one site's folder, each with its own folder. */
export const picturesOf = (site: string): (SeedPicture & { readonly folder: string })[] =>
  folders
    .filter((folder) => folder.site === site)
    .flatMap(({ folder, media }) => media.map((medium) => ({ ...medium, folder })));

/** Where a medium's file is, by its file name. */
export const mediaFiles: ReadonlyMap<string, MediaFile> = new Map(
  folders.flatMap(({ site, folder, fit, media }) =>
    media.map(({ name, file }): [string, MediaFile] => {
      const fileName = `${name}.${file?.extension ?? "webp"}`;
      return [fileName, { path: join(import.meta.dirname, site, "media", folder, fileName), fit }];
    }),
  ),
);

interface Facts {
  /** In bytes. */
  readonly size: number;
  /** Of the contents, so that a file is recognised under another name. */
  readonly hash: string;
}

const facts = new Map<string, Facts>();

/** Size and hash of a medium's file, read once; undefined if there is no such file. */
export function factsOf(fileName: string): Facts | undefined {
  const file = mediaFiles.get(fileName);
  const known = facts.get(fileName);
  if (known || !file) return known;
  const bytes = readFileSync(file.path);
  const read = { size: bytes.length, hash: createHash("sha256").update(bytes).digest("hex") };
  facts.set(fileName, read);
  return read;
}

/** An element of WebM that players skip. */
const VOID = Uint8Array.of(0xec, 0x80);

/** A copy of a video with different bytes. */
export function likeVideo(fileName: string): Uint8Array {
  const file = mediaFiles.get(fileName);
  if (!file) throw new Error(`There is no video ${fileName}.`);
  return Buffer.concat([readFileSync(file.path), VOID]);
}
