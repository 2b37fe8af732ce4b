import clsx from "clsx/lite";

/** Joins class names, leaving out what is false or missing. */
export const classNames = (...values: readonly (string | false | null | undefined)[]): string =>
  clsx(...values);
