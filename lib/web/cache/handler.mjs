import { getSettings } from "#lib/base/config/settings.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { pathOf } from "#lib/web/next/cache-value.ts";
import { openOwnPages } from "./owner/open-pages.ts";
import { pageOwner } from "./owner/page-owner.ts";
import { createRenderedPages } from "./owner/rendered-pages.ts";
import { addCsp } from "./page-csp.ts";
import { domainOf } from "./page-entry.ts";
import { addNotes, addTook } from "./page-notes.ts";
import { setStatus } from "./page-status.ts";

/**
 * Next's `cacheHandler` (docs/architecture.md §2). Node loads it outside every bundle, and it is bundled for Edge as
 * well, so it has no static `node:` import. Without a front, this process owns the pages.
 * @returns {Promise<import("./owner/page-owner.ts").PageOwner>}
 */
const owner = async (serverDistDir) =>
  pageOwner() ?? processWide("own-pages", () => openOwnPages(serverDistDir));

/**
 * Removes duplicate content from a page and delays its scripts until the first paint. It renders with React's server,
 * which does not exist in Edge.
 */
async function shortener() {
  if (process.env.NEXT_RUNTIME === "edge") return undefined;
  const { createPageShortener } = await import("#lib/web/next/shorten-page.ts");
  const { SHORTEN_PAGES } = getSettings();
  return processWide("page-shortener", () => createPageShortener({ isOn: SHORTEN_PAGES }));
}

export default class PageCache {
  constructor(context) {
    const folder = context?.serverDistDir;
    /** All handlers that Next creates share one. */
    this.pages = processWide("rendered-pages", () => createRenderedPages(() => owner(folder)));
    // Connects with the first request of any kind: renewals need Redis before a page does.
    if (folder) void owner(folder);
  }

  /** Fetches are never cached: they carry tags only so that their page gets them. */
  async get(key, context) {
    if (context?.kind === "FETCH" || context?.isFallback) return null;
    return this.pages.get(key);
  }

  async set(key, value, context) {
    if (!value || context?.fetchCache || context?.isFallback) return;
    if (value.kind !== "APP_PAGE" && value.kind !== "APP_ROUTE") return;
    setStatus(value);
    if (!(await addCsp(value, await shortener()))) {
      console.error(
        `Page not kept: an unknown script stands in ${pathOf(key)} of ${domainOf(key)}.`,
      );
      return;
    }
    addNotes(key, value);
    const took = await this.pages.set(key, value, context?.cacheControl);
    if (took !== null) addTook(value, took);
  }

  async revalidateTag(tags) {
    await pageOwner()?.expire([tags].flat());
  }

  resetRequestCache() {}
}
