import type { Db } from "../database/db.ts";
import { textIn } from "../database/documents.ts";
import type { SeedPicture } from "../seed/types.ts";

/** The sizes that every picture comes in beside its original. */
export const MEDIA_SIZES = [
  { name: "Thumbnail", width: 50, height: 50 },
  { name: "Small", width: 320, height: 240 },
  { name: "Medium", width: 720, height: 576 },
  { name: "Large", width: 1280, height: 720 },
] as const;

const MIMES = { webp: "image/webp", webm: "video/webm", pdf: "application/pdf" } as const;
const KINDS = { webp: "image", webm: "video", pdf: "document" } as const;

/** A picture, video or document as a Media; paths are relative to the media host. */
export function mediaOf(db: Db, name: string, language: string): Record<string, unknown> {
  const row = db.get<{ id: number; doc: string }>(
    "SELECT id, doc FROM pictures WHERE name = ?",
    name,
  );
  const picture: SeedPicture = row ? JSON.parse(row.doc) : { name, alt: { en: name } };
  const title = textIn(picture.alt, language);
  const { file } = picture;
  const extension = file?.extension ?? "webp";
  const common = {
    id: row?.id ?? 0,
    driveId: `drive-${name}`,
    version: 1,
    title,
    description: "",
    caption: "",
    path: `${name}.${extension}`,
    mime: MIMES[extension],
    extension,
    media_type: KINDS[extension],
    access: "public",
    originalName: `${name}.${extension}`,
  };
  if (file) {
    const { size, width, height, poster } = file;
    return {
      ...common,
      size,
      ...(width ? { width, height } : {}),
      ...(poster ? { poster: mediaOf(db, poster, language) } : {}),
      alternativePaths: {},
    };
  }
  return {
    ...common,
    ...(picture.width ? { width: picture.width, height: picture.height } : {}),
    alternativePaths: Object.fromEntries(
      MEDIA_SIZES.map(({ width, height }) => [
        `${width}x${height}`,
        `${name}-${width}x${height}.webp`,
      ]),
    ),
  };
}
