import { z } from "zod";
import { isPictureFile } from "#lib/base/utils/picture-file.ts";
import { dictionary, number, numberOr, textOr } from "./schema-fields.ts";
import { sentAs } from "./sent-as.ts";

const percent = number.pipe(z.number().min(0).max(100));

/** A picture, video or document (docs/contract.md §5.8). `path` is relative to the media host. */
export const media = z.object({
  id: numberOr(0),
  title: textOr(""),
  description: textOr(""),
  caption: textOr(""),
  path: textOr(""),
  mime: textOr(""),
  size: numberOr(0),
  width: numberOr(null),
  height: numberOr(null),
  originalName: textOr(""),
  media_type: textOr(""),
  media_url: textOr(""),
  /** `"320x240": path` */
  alternativePaths: dictionary,
  poster: z.unknown().optional(),
  /** The focal point that cropping keeps visible, in percent of width and height; for this use only. */
  focal: z.object({ x: percent, y: percent }).nullish().catch(null).optional(),
});
export type Media = z.output<typeof media>;

/** A stored file (docs/contract.md §5.8). Its `driveId` is opaque and unchanged. */
export const uploadedFile = z.object({
  driveId: z.union([z.number(), z.string().min(1).max(200)]),
  path: textOr(""),
  mime: textOr(""),
  size: numberOr(0),
  hash: textOr(""),
});

/** One Media or null: reads an object, the first of a list, or a plain address. */
export const mediaOrNull = sentAs(
  z
    .unknown()
    .optional()
    .transform((value): Media | null => readMedia(value)),
  { oneOf: [media, z.array(media), z.string(), z.null()] },
);

/** The media of a product: a list, a single one, or nothing. */
export const mediaList = sentAs(
  z
    .unknown()
    .optional()
    .transform((value): Media[] =>
      (Array.isArray(value) ? value : [value]).map(readMedia).filter((item) => item !== null),
    ),
  { oneOf: [z.array(z.union([media, z.string()])), media, z.string(), z.null()] },
);

/** Reads a Media from an object, the first of a list, or a plain address; null for anything else. */
export function readMedia(value: unknown): Media | null {
  if (Array.isArray(value)) return readMedia(value[0]);
  if (typeof value === "string") return value === "" ? null : media.parse({ path: value });
  const read = media.safeParse(value);
  return read.success && (read.data.path !== "" || read.data.media_url !== "") ? read.data : null;
}

/** The picture of an attribute's value: its media, or the one whose address is its text. */
export const mediaOfValue = (media: Media | null, text: string, isMedia: boolean): Media | null =>
  media ?? (isPictureFile(text, isMedia) ? readMedia(text) : null);
