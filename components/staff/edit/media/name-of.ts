import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";

/** The name of a file: its title, else its file name. */
export const nameOf = ({ title, originalName, path }: MediaEntry): string =>
  title || originalName || path;
