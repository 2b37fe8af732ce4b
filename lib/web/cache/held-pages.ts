import { LRUCache } from "lru-cache";
import { inOwnMemory } from "#lib/base/utils/own-memory.ts";
import type { PAGE_LIMITS } from "./limits.ts";
import { bytesOf, isRealPage, type PageEntry } from "./page-entry.ts";

/** The entries in memory, bounded in number and bytes; the least recently used go first. */
export function createHeldPages(bound: typeof PAGE_LIMITS) {
  const createCache = (max: number, maxSize: number) =>
    new LRUCache<string, PageEntry>({ max, maxSize, sizeCalculation: bytesOf });
  const pages = createCache(bound.pages, bound.bytes);
  /** 404 pages and redirects are held apart, so that made-up addresses cannot evict real pages. */
  const missing = createCache(bound.missing, bound.missingBytes);

  return {
    get: (key: string): PageEntry | null => pages.get(key) ?? missing.get(key) ?? null,
    /** The same without 404 pages and redirects. */
    real: (key: string): PageEntry | null => pages.get(key) ?? null,

    keep(key: string, entry: PageEntry): PageEntry {
      const [target, other] = isRealPage(entry) ? [pages, missing] : [missing, pages];
      other.delete(key);
      const own = { ...entry, packed: inOwnMemory(entry.packed) };
      target.set(key, own);
      return own;
    },

    /** All of them with their keys, last used first. */
    entries: (): [key: string, entry: PageEntry][] => [...pages.entries(), ...missing.entries()],
  };
}
