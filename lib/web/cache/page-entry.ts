import { isFilteredSegment } from "#lib/shop/domain/list/list-view.ts";
import { isSearchSegment } from "#lib/shop/domain/search/searched-view.ts";
import { type CacheControl, type PageValue, pathOf } from "#lib/web/next/cache-value.ts";
import { OTHER_VIEW_TAG } from "./tags.ts";

/** A rendered page, as passed to the owner of the pages. */
export interface NewPage {
  /** Compressed, in one piece (lib/web/cache/owner/packed-page.ts). */
  readonly packed: Uint8Array;
  readonly status: number;
  /** That Next collected from the reads of the page. */
  readonly tags: readonly string[];
  readonly cacheControl: CacheControl | undefined;
  /** When its render began, by the owner's clock; null if unknown. */
  readonly begunAt: number | null;
}

/** A cache entry: one rendered page. Times in milliseconds, by the owner's clock. */
export interface PageEntry extends Omit<NewPage, "begunAt"> {
  /** The site it belongs to; null for a page of no site. */
  readonly domain: string | null;
  /** When its contents were read. */
  readonly renderedAt: number;
  /** When it last counted as fresh: later than `renderedAt` when a renewal has failed. */
  readonly checkedAt: number;
}

/** The entry for a key, and the way in which it may be used. */
export interface FoundPage {
  readonly page: Pick<PageEntry, "packed" | "checkedAt" | "cacheControl"> | null;
  /** `fresh`: as it is; `renewing`: while it is rendered again in the background; otherwise only if rendering fails. */
  readonly use: "fresh" | "renewing" | "held";
  /** When it was looked for, by the owner's clock: a render begins then. */
  readonly at: number;
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

/** Whether an answer is a page, not a 404 or redirect, of which there can be endless addresses. */
export const isRealPage = ({ status = 200 }: Pick<PageValue, "status">): boolean => status < 300;

/** The internal path of a site's page below the site, e.g. `en/product/racket`; null for a page of no site. */
export function pathBelowSite(key: string): string | null {
  const domain = domainOf(key);
  return domain === null ? null : pathOf(key).slice(`/storefront/${domain}/`.length);
}

/** The tag that expires a single page of a site. It is not in `TAG_KINDS`, so a backend cannot use it. */
export function addressTag(key: string): string[] {
  const [domain, path] = [domainOf(key), pathBelowSite(key)];
  return domain === null || path === null ? [] : [addressTagOf(domain, path)];
}

export const addressTagOf = (domain: string, path: string): string => `${domain}|address:${path}`;

/** Whether a page was built from another site's data. That must never happen, and such a page is not cached. */
export function mixesSites(domain: string | null, tags: readonly string[]): boolean {
  return domain !== null && tags.some((tag) => tag.includes("|") && !tag.startsWith(`${domain}|`));
}

/** Whether a page may be cached: not a failure, and not one of endless addresses (docs/architecture.md §2.1). */
export const isKeepable = (key: string, status: number, tags: readonly string[]): boolean =>
  status < 500 && !isFiltered(key) && !tags.includes(OTHER_VIEW_TAG);

/** Bytes that an entry takes, roughly; texts count two bytes a character. */
export const bytesOf = ({ packed, tags }: PageEntry): number =>
  1_000 + packed.byteLength + tags.reduce((sum, tag) => sum + tag.length * 2, 0);
