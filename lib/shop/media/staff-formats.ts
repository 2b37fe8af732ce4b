import { FORMATS, format } from "./upload-formats.ts";

/** The formats that staff may upload: those of visitors, and videos. */
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

/** The most bytes of a staff upload. Pictures are read as a whole to be cleaned; other files are streamed. */
export function staffLimit(mime: string): number {
  if (mime.startsWith("image/")) return 30 * MEGABYTE;
  return (mime.startsWith("video/") ? 500 : 100) * MEGABYTE;
}
