import { createRenderedPages } from "#lib/web/cache/owner/rendered-pages.ts";
import type { PageStore } from "#lib/web/cache/page-store.ts";

/** The cache as Next has it in a render process, before a store that owns the pages. */
export const nextCache = (store: PageStore) =>
  createRenderedPages(async () => ({ ...store, report: async () => null }));
