/** Whether a value of unknown origin, such as parsed JSON, is an object with named fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The value if it is a text, otherwise "". */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
