/** The parts of Next's cache values in use (next/dist/server/response-cache/types). */
export interface PageValue {
  readonly kind: string;
  html?: string;
  readonly rscData?: Uint8Array;
  readonly segmentData?: ReadonlyMap<string, Uint8Array>;
  readonly body?: Uint8Array;
  status?: number;
  headers?: Record<string, unknown>;
}

export interface CacheControl {
  readonly revalidate?: number | false;
  readonly expire?: number;
}

const TAGS_HEADER = "x-next-cache-tags";

/**
 * The path in one of Next's keys. Since 16.4 they read `/route-cache/{kind}/{hash of the route}/${path}`
 * (next/dist/server/lib/route-cache-key.js).
 */
export function pathOf(key: string): string {
  const marker = key.startsWith("/route-cache/") ? key.indexOf("/$/") : -1;
  return marker === -1 ? key : key.slice(marker + 2);
}

/** The tags that Next collected from the reads of a page, without its own path tags (`_N_T_…`). */
export function tagsIn(value: PageValue): string[] {
  const header = value.headers?.[TAGS_HEADER];
  const tags = typeof header === "string" ? header.split(",") : [];
  return tags.filter((tag) => tag !== "" && !tag.startsWith("_N_T_"));
}
