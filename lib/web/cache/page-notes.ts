import { type PageValue, pathOf, tagsIn } from "#lib/web/next/cache-value.ts";
import { addressTag } from "./page-entry.ts";

/**
 * Headers by which a cached page tells the front its identity and expiry (lib/run/front). They are not sent to clients.
 */
const PAGE_NOTES = {
  tags: "x-front-tags",
  page: "x-front-page",
  /** Only of a page that was just rendered. */
  took: "x-front-took",
} as const;

/**
 * Adds the notes to a page. On a cache miss Next sends the object itself, so it is changed rather than copied. Header
 * values are encoded, because names of pages may contain characters beyond ASCII.
 */
export function addNotes(key: string, value: PageValue): void {
  const tags = [...tagsIn(value), ...addressTag(key)];
  value.headers = {
    ...value.headers,
    [PAGE_NOTES.tags]: tags.map(encodeURIComponent).join(","),
    [PAGE_NOTES.page]: encodeURIComponent(pathOf(key)),
  };
}

/**
 * Says of a page that was just rendered how long ago its render began: a request that came later may have joined it, and
 * what has changed in between is not in it.
 *
 * @param took milliseconds
 */
export function addTook(value: PageValue, took: number): void {
  value.headers = { ...value.headers, [PAGE_NOTES.took]: String(Math.ceil(took)) };
}

/** Reads the headers of `addNotes` and `addTook`; anything else is ignored. */
export function readNotes(headers: Readonly<Record<string, unknown>>): {
  readonly tags: readonly string[];
  readonly page: string | null;
  /** Milliseconds since the render began; 0 for a page that was not rendered now. */
  readonly took: number;
} {
  const page = headers[PAGE_NOTES.page];
  return {
    tags: String(headers[PAGE_NOTES.tags] ?? "")
      .split(",")
      .flatMap((tag) => (tag === "" ? [] : decode(tag))),
    page: typeof page === "string" ? decode(page) : null,
    took: Math.max(0, Number(headers[PAGE_NOTES.took]) || 0),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
