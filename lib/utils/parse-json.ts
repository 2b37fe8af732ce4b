/** Levels of nesting: far more than any contents have, and few enough for what goes through them by recursion. */
const DEEPEST = 100;

/** What a text says as JSON; undefined where it is none, or nested deeper than 100 levels. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isWithin(value, DEEPEST) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value is nested in so many levels at most: a text has none, an empty list one. */
function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (levels === 0) return false;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return parts.every((part) => isWithin(part, levels - 1));
}
