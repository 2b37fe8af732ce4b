import clsx, { type ClassValue } from "clsx";

/** Joins class names, leaving out what is false or missing. */
export const classNames = (...values: ClassValue[]): string => clsx(values);
