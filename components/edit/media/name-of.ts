import type { MediaEntry } from "#lib/edit/media/types.ts";

/** What a file is called: its title, else its name. */
export const nameOf = ({ title, originalName, path }: MediaEntry): string =>
  title || originalName || path;
