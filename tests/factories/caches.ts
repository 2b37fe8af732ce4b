import type { CacheRow, CachesAnswer } from "#lib/staff/admin/caches/cache-types.ts";

export const cacheRow = (fields: Partial<CacheRow> = {}): CacheRow => ({
  path: "en/product/racket",
  address: "/product/racket",
  tags: ["site", "product:racket"],
  status: 200,
  age: 61_000,
  renderedAt: 1,
  bytes: 12_000,
  hits: 3,
  state: "fresh",
  why: null,
  process: 0,
  ...fields,
});

/** The cache of one process for a site that was visited in the last hour. */
export const cachesAnswer = (fields: Partial<CachesAnswer> = {}): CachesAnswer => {
  const rows = fields.rows ?? [cacheRow()];
  return {
    redis: "ok",
    redisTook: 1,
    processes: [
      {
        name: "web-1 7",
        isOwn: true,
        pages: rows.length,
        bytes: 12_000,
        hits: 9,
        renders: 1,
        failed: 0,
      },
    ],
    silent: [],
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      fresh: hour === 23 ? 9 : 0,
      stale: 0,
      misses: hour === 23 ? 1 : 0,
      renders: hour === 23 ? 1 : 0,
      failed: 0,
    })),
    rows,
    found: rows.length,
    tags: ["product:racket", "site"],
    ...fields,
  };
};
