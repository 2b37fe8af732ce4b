import type { Db } from "../database/db.ts";
import { textIn } from "../database/documents.ts";
import { offsetId } from "../database/ids.ts";
import type { MediaDoc } from "../domain/media.ts";
import { sizesOf } from "../domain/media.ts";
import { keepUpload, uploadType } from "../http/uploads.ts";
import { asLibrary } from "../seed/seed-library.ts";
import { factsOf, likeVideo } from "../seed/seed-media.ts";
import type { Seed, SeedFile, SeedMedium, SeedPicture, SeedSite } from "../seed/types.ts";

const MIMES = { webp: "image/webp", webm: "video/webm", pdf: "application/pdf" } as const;

/** The media library: every picture of the seed, and what the seed adds. */
export function loadMedia(db: Db, seed: Seed, site: SeedSite, number: number): void {
  const toSiteId = offsetId(number);
  const pictures = new Map(seed.pictures.map((picture) => [picture.name, picture]));
  for (const { id, name } of seed.folders ?? []) {
    db.run(
      "INSERT INTO media_folders VALUES (?, ?, NULL, ?, ?)",
      toSiteId(id),
      site.siteId,
      textIn(name, site.defaultLanguage),
      daysAgo(400),
    );
  }
  (seed.library ?? asLibrary(seed.pictures)).forEach((medium, index) => {
    const picture = pictures.get(medium.picture);
    if (!picture) throw new Error(`The library names ${medium.picture}, which does not exist.`);
    const doc = toDoc(
      medium,
      picture,
      medium.folder === undefined ? null : toSiteId(medium.folder),
    );
    db.run(
      "INSERT INTO media VALUES (?, ?, ?, ?)",
      toSiteId(index + 1),
      site.siteId,
      medium.name,
      JSON.stringify(doc),
    );
  });
  for (const file of seed.files ?? []) loadFile(db, file, site, toSiteId(file.folder));
}

/** A file of the seed is added to the library like an uploaded one. */
function loadFile(db: Db, file: SeedFile, site: SeedSite, folderId: number): void {
  const { name, title, content } = file;
  const mime = uploadType(name, true) ?? "application/octet-stream";
  const bytes =
    "text" in content ? new TextEncoder().encode(content.text) : likeVideo(content.video);
  const { id, path, hash } = keepUpload(db, site.siteId, { name, mime, bytes }, mime, "public");
  const doc: MediaDoc = {
    driveId: id,
    version: 1,
    path,
    mime,
    extension: name.split(".").at(-1) ?? "",
    originalName: name,
    access: "public",
    size: bytes.length,
    hash,
    alternativePaths: {},
    title,
    texts: {},
    folderId,
    createdAt: daysAgo(file.daysAgo),
  };
  db.run(
    "INSERT INTO media (site_id, name, doc) VALUES (?, ?, ?)",
    site.siteId,
    path,
    JSON.stringify(doc),
  );
}

function toDoc(medium: SeedMedium, picture: SeedPicture, folderId: number | null): MediaDoc {
  const { size } = medium;
  const extension = picture.file?.extension ?? "webp";
  const file = `${picture.name}.${extension}`;
  const smaller = size && `${size.width}x${size.height}`;
  const measures = size ?? picture.file ?? picture;
  return {
    driveId: `drive-${medium.name}`,
    version: 1,
    path: smaller ? `${picture.name}-${smaller}.webp` : file,
    mime: MIMES[extension],
    extension,
    originalName: `${medium.name}.${extension}`,
    access: "public",
    // A smaller size is made on request: until then its size in bytes is unknown.
    ...(smaller ? {} : factsOf(file)),
    ...(measures.width ? { width: measures.width, height: measures.height } : {}),
    alternativePaths: picture.file ? {} : sizesOf(file),
    title: medium.title,
    texts: {},
    ...(picture.file?.poster ? { poster: picture.file.poster } : {}),
    folderId,
    createdAt: daysAgo(medium.daysAgo),
  };
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
