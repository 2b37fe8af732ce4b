import { isoOf } from "#lib/base/utils/date.ts";

/**
 * A date that search engines can rely on, as ISO 8601 in UTC; undefined for anything that does not begin with a full
 * date.
 */
export const isoDate = (text: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}/.test(text) ? isoOf(text) : undefined;

/**
 * Structured data without empty fields (undefined, null, empty texts, lists and objects), at every depth. A node with
 * nothing but its type is empty too.
 */
export function withoutEmptyFields<T extends object>(data: T): T {
  return (cleaned(data) ?? {}) as T;
}

function cleaned(value: unknown): unknown {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (Array.isArray(value)) {
    const items = value.map(cleaned).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== "object") return value;
  const fields = Object.entries(value).flatMap(([key, field]) => {
    const kept = cleaned(field);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return fields.some(([key]) => key !== "@type" && key !== "@context")
    ? Object.fromEntries(fields)
    : undefined;
}
