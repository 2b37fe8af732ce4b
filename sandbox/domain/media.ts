import type { Db } from "../database/db.ts";
import { textIn } from "../database/documents.ts";
import type { Text } from "../seed/types.ts";

/** The four sizes of the spec (section 3, Media). */
export const MEDIA_SIZES = [
  { name: "Thumbnail", width: 50, height: 50 },
  { name: "Small", width: 320, height: 240 },
  { name: "Medium", width: 720, height: 576 },
  { name: "Large", width: 1280, height: 720 },
] as const;

interface Picture {
  readonly name: string;
  readonly alt: Text;
  readonly width?: number;
  readonly height?: number;
}

/** A picture as the contract's Media; paths are relative to the media host. */
export function mediaOf(db: Db, name: string, language: string): Record<string, unknown> {
  const row = db.get<{ id: number; doc: string }>(
    "SELECT id, doc FROM pictures WHERE name = ?",
    name,
  );
  const picture: Picture = row
    ? JSON.parse(row.doc)
    : { name, alt: { en: name, hr: name, de: name } };
  const title = textIn(picture.alt, language);
  return {
    id: row?.id ?? 0,
    driveId: `drive-${name}`,
    version: 1,
    title,
    description: "",
    caption: "",
    path: `${name}.webp`,
    mime: "image/webp",
    extension: "webp",
    media_type: "image",
    access: "public",
    originalName: `${name}.webp`,
    ...(picture.width ? { width: picture.width, height: picture.height } : {}),
    alternativePaths: Object.fromEntries(
      MEDIA_SIZES.map(({ width, height }) => [
        `${width}x${height}`,
        `${name}-${width}x${height}.webp`,
      ]),
    ),
  };
}
