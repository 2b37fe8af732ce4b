import { type PageValue, pathOf, tagsIn } from "#lib/web/next/cache-value.ts";
import { addressTag } from "./page-entry.ts";

/** Headers by which a held page tells the front what it is and when it expires (lib/run/front). They go no further. */
const PAGE_NOTES = { tags: "x-front-tags", page: "x-front-page" } as const;

/**
 * Puts the notes on a page. Next sends the object itself on a cache miss, so it is changed rather than copied. A header
 * holds no letters beyond ASCII, which names of pages may have.
 */
export function addNotes(key: string, value: PageValue): void {
  const tags = [...tagsIn(value), ...addressTag(key)];
  value.headers = {
    ...value.headers,
    [PAGE_NOTES.tags]: tags.map(encodeURIComponent).join(","),
    [PAGE_NOTES.page]: encodeURIComponent(pathOf(key)),
  };
}

/** Reads what `addNotes` wrote; what is none of it counts as nothing. */
export function readNotes(headers: Readonly<Record<string, unknown>>): {
  readonly tags: readonly string[];
  readonly page: string | null;
} {
  const page = headers[PAGE_NOTES.page];
  return {
    tags: String(headers[PAGE_NOTES.tags] ?? "")
      .split(",")
      .flatMap((tag) => (tag === "" ? [] : decode(tag))),
    page: typeof page === "string" ? decode(page) : null,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
