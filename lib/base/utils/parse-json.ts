/** The deepest level of nesting: far more than any content has, and safe for recursive functions. */
const DEEPEST = 100;

/** A text parsed as JSON; undefined if it isn't valid, or nested deeper than 100 levels. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isWithin(value, DEEPEST) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value has at most this many levels of nesting: a string has none, an empty list one. */
function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (levels === 0) return false;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return parts.every((part) => isWithin(part, levels - 1));
}
