import { numberFormat } from "#lib/base/utils/numbers/number-format.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";

type Named = Pick<Media, "mime" | "path" | "media_url" | "media_type">;

const addressOf = ({ path, media_url }: Named) => path || media_url;

/** Whether a Media is a video: by its MIME type if it has one, else by type and file name. */
export const isVideo = (media: Named): boolean =>
  media.mime === ""
    ? media.media_type === "video" || /\.(mp4|webm|mov|m4v)(\?|$)/i.test(addressOf(media))
    : media.mime.startsWith("video/");

/** Whether a Media is to be downloaded (docs/screens.md §4.14). */
export const isDocument = (media: Named): boolean =>
  media.mime === ""
    ? /\.(pdf|docx?|xlsx?|pptx?|txt|csv|rtf|zip|od[tsp])(\?|$)/i.test(addressOf(media))
    : !/^(image|video|audio)\//.test(media.mime);

/** The kind of a file for a label: its extension, e.g. "PDF"; "" if it is unknown. */
export function documentKind(media: Named & Pick<Media, "originalName">): string {
  const [, extension = ""] =
    /\.([a-z0-9]{1,5})(?:[?#]|$)/i.exec(media.originalName || addressOf(media)) ?? [];
  const [, subtype = ""] = /^application\/(pdf|zip|rtf)$/.exec(media.mime) ?? [];
  return (extension || subtype).toUpperCase();
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size in bytes in the page's language, e.g. "1.4 MB"; "" if it is unknown. */
export function fileSize(bytes: number, locale: string): string {
  if (!(bytes > 0)) return "";
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return numberFormat(locale, {
    style: "unit",
    unit: UNITS[power] ?? "byte",
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}
