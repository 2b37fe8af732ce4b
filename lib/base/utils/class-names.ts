import clsx from "clsx/lite";

/** Joins class names, ignoring false and missing ones. */
export const classNames = (...values: readonly (string | false | null | undefined)[]): string =>
  clsx(...values);
