import { FORMATS, format } from "./upload-formats.ts";

/** What staff may store: what visitors may send, and videos. */
export const STAFF_FORMATS = [
  ...FORMATS,
  format("mp4", "video/mp4"),
  format("m4v", "video/mp4", { also: ["video/x-m4v"], signs: ["video/mp4", "video/x-m4v"] }),
  format("webm", "video/webm", { signs: ["video/webm", "video/matroska"] }),
  format("mov", "video/quicktime"),
];

/** Files of one choice (docs/screens.md §6.4). */
export const STAFF_FILES_AT_ONCE = 20;

const MEGABYTE = 1_000_000;

/** Bytes that a file of staff may have. Pictures are read whole, to be cleaned; all else is only passed on. */
export function staffLimit(mime: string): number {
  if (mime.startsWith("image/")) return 30 * MEGABYTE;
  return (mime.startsWith("video/") ? 500 : 100) * MEGABYTE;
}
