import { isFilteredSegment } from "#lib/domain/list/list-view.ts";
import { isSearchSegment } from "#lib/domain/search/search-view.ts";
import { inOwnMemory } from "#lib/utils/own-memory.ts";

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

/** A cache entry: one rendered page. Times in milliseconds. */
export interface PageEntry {
  readonly value: PageValue;
  /** The site it belongs to; null for a page of no site. */
  readonly domain: string | null;
  readonly tags: readonly string[];
  /** When its contents were read. */
  readonly renderedAt: number;
  /** When it last counted as fresh: later than `renderedAt` when a renewal has failed. */
  readonly checkedAt: number;
  readonly cacheControl: CacheControl | undefined;
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

/** The site of a key: the segment behind `/storefront`. */
export function domainOf(key: string): string | null {
  const [, surface, domain] = pathOf(key).split("/");
  return surface === "storefront" && domain ? domain : null;
}

/**
 * Lists with filters and searches with keywords in their view segment: too many to keep (docs/architecture.md §2.1).
 */
export function isFiltered(key: string): boolean {
  const [, surface, , , list, ...rest] = pathOf(key).split("/");
  const view = rest.at(-1) ?? "";
  if (surface !== "storefront") return false;
  if (list === "search") return isSearchSegment(view);
  return /^(shop|category|product-tag|blog|blog-term)$/.test(list ?? "") && isFilteredSegment(view);
}

/** Whether an answer is a page, no 404 and no redirect: there is no end to the addresses that have those. */
export const isRealPage = ({ status = 200 }: Pick<PageValue, "status">): boolean => status < 300;

/** The tags that Next collected from the reads of a page, without its own path tags (`_N_T_…`). */
export function tagsIn(value: PageValue): string[] {
  const header = value.headers?.[TAGS_HEADER];
  const tags = typeof header === "string" ? header.split(",") : [];
  return tags.filter((tag) => tag !== "" && !tag.startsWith("_N_T_"));
}

/** The internal path of a site's page below the site, e.g. `en/product/racket`; null for a page of no site. */
export function pathBelowSite(key: string): string | null {
  const domain = domainOf(key);
  return domain === null ? null : pathOf(key).slice(`/storefront/${domain}/`.length);
}

/**
 * The tag by which one page alone is expired, of every page of a site. It is no tag of `TAG_KINDS`: a backend cannot name
 * it.
 */
export function addressTag(key: string): string[] {
  const [domain, path] = [domainOf(key), pathBelowSite(key)];
  return domain === null || path === null ? [] : [addressTagOf(domain, path)];
}

export const addressTagOf = (domain: string, path: string): string => `${domain}|address:${path}`;

/** Whether a page was built from another site's data. That must never happen, and such a page is not cached. */
export function mixesSites(domain: string | null, tags: readonly string[]): boolean {
  return domain !== null && tags.some((tag) => tag.includes("|") && !tag.startsWith(`${domain}|`));
}

/** Bytes that an entry takes, roughly; texts count two bytes a character. */
export function bytesOf({ value, tags }: PageEntry): number {
  let bytes =
    1_000 +
    (value.html?.length ?? 0) * 2 +
    (value.rscData?.byteLength ?? 0) +
    (value.body?.byteLength ?? 0);
  for (const part of value.segmentData?.values() ?? []) bytes += part.byteLength;
  for (const tag of tags) bytes += tag.length * 2;
  return bytes;
}

/** A value that keeps no more in memory than `bytesOf` counts. */
export const withOwnMemory = (value: PageValue): PageValue => ({
  ...value,
  ...(value.rscData && { rscData: inOwnMemory(value.rscData) }),
  ...(value.body && { body: inOwnMemory(value.body) }),
  ...(value.segmentData && {
    segmentData: new Map([...value.segmentData].map(([name, part]) => [name, inOwnMemory(part)])),
  }),
});
