/** Whether a value of unknown origin, such as parsed JSON, is an object with named fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** A value of unknown origin where it is a text, else "". */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
