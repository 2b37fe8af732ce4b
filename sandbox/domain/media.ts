import { type Db, fromJson } from "../database/db.ts";
import { textIn } from "../database/documents.ts";
import { MEDIA_SIZES } from "../seed/media-sizes.ts";
import type { Text } from "../seed/text.ts";

/** An editor's texts for a medium in one language. */
interface MediaTexts {
  readonly title?: string;
  readonly description?: string;
  readonly caption?: string;
  readonly updatedAt: string;
}

/** An entry of a site's media library. */
export interface MediaDoc {
  readonly driveId: number | string;
  readonly version: number;
  /** Relative to the media host. */
  readonly path: string;
  readonly mime: string;
  readonly extension: string;
  readonly originalName: string;
  readonly access: string;
  readonly size?: number;
  readonly width?: number;
  readonly height?: number;
  readonly hash?: string;
  readonly alternativePaths: Readonly<Record<string, string>>;
  /** The title in every language that no editor has written one in. */
  readonly title: Text;
  readonly texts: Readonly<Record<string, MediaTexts>>;
  /** The name or the id of the picture shown before a video plays. */
  readonly poster?: string | number;
  readonly folderId: number | null;
  readonly createdAt: string;
}

export interface MediaRow {
  readonly id: number;
  readonly site_id: number;
  readonly name: string;
  readonly doc: string;
}

/** The path of a picture in each of the smaller sizes: `cap-white-320x240.webp`. */
export const sizesOf = (path: string): Record<string, string> =>
  Object.fromEntries(
    MEDIA_SIZES.map(({ width, height }) => [
      `${width}x${height}`,
      `${path.replace(/\.\w+$/, "")}-${width}x${height}.webp`,
    ]),
  );

export const kindOf = (mime: string): string =>
  /^(?:image|video|audio)\//.exec(mime)?.[0].slice(0, -1) ?? "document";

/** A Media as the backend answers it (`docs/contract.md §5`), with the texts of a language. */
export function toMedia(db: Db, row: MediaRow, language: string): Record<string, unknown> {
  const doc = fromJson<MediaDoc>(row.doc);
  const own = doc.texts[language];
  const poster = doc.poster === undefined ? null : posterOf(db, row, doc.poster, language);
  return {
    id: row.id,
    driveId: doc.driveId,
    version: doc.version,
    title: own?.title ?? textIn(doc.title, language),
    description: own?.description ?? "",
    caption: own?.caption ?? "",
    path: doc.path,
    mime: doc.mime,
    extension: doc.extension,
    media_type: kindOf(doc.mime),
    access: doc.access,
    originalName: doc.originalName,
    ...(doc.hash ? { hash: doc.hash } : {}),
    ...(doc.size === undefined ? {} : { size: doc.size }),
    ...(doc.width ? { width: doc.width, height: doc.height } : {}),
    ...(poster ? { poster } : {}),
    alternativePaths: doc.alternativePaths,
    folderId: doc.folderId,
    created_at: doc.createdAt,
    ...(own ? { updated_at: own.updatedAt } : {}),
  };
}

function posterOf(db: Db, row: MediaRow, poster: string | number, language: string) {
  const found =
    typeof poster === "string"
      ? mediaByName(db, row.site_id, poster)
      : mediaById(db, row.site_id, poster);
  return found && found.id !== row.id ? toMedia(db, found, language) : null;
}

export const mediaById = (db: Db, siteId: number, id: number): MediaRow | undefined =>
  db.get<MediaRow>("SELECT * FROM media WHERE id = ? AND site_id = ?", id, siteId);

const mediaByName = (db: Db, siteId: number, name: string): MediaRow | undefined =>
  db.get<MediaRow>("SELECT * FROM media WHERE name = ? AND site_id = ?", name, siteId);

/** The Media that the seed names: from the site's library, or the seed's own if the library lacks it. */
export function mediaOf(
  db: Db,
  siteId: number,
  name: string,
  language: string,
): Record<string, unknown> {
  const row = mediaByName(db, siteId, name);
  return row ? toMedia(db, row, language) : unlisted(name);
}

/** A picture that is no longer, or never was, in the library: pages that show it keep its file. */
const unlisted = (name: string) => ({
  id: 0,
  driveId: `drive-${name}`,
  version: 1,
  title: name,
  path: `${name}.webp`,
  mime: "image/webp",
  extension: "webp",
  media_type: "image",
  access: "public",
  alternativePaths: sizesOf(`${name}.webp`),
});
