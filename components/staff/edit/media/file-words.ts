/** The name of a file, in one line. */
export const FILE_LINE = "block truncate text-small font-medium";

/** The facts below it. */
export const FILE_NOTE = "block truncate text-[0.8125rem] text-muted";
