import { getSettings } from "#lib/config/settings.ts";
import { processWide } from "#lib/utils/process-wide.ts";
import { holdPages } from "./held-pages.ts";
import { addCsp } from "./page-csp.ts";
import { domainOf, pathOf } from "./page-entry.ts";
import { addNotes } from "./page-notes.ts";
import { setStatus } from "./page-status.ts";
import { createPageStore } from "./page-store.ts";

/**
 * Next's `cacheHandler` (docs/architecture.md §2). Plain Node loads it outside every bundle, and it is bundled for
 * Edge as well, so it has no static `node:` import. All handlers that Next creates share one store.
 *
 * @returns {Promise<import("./page-store.ts").PageStore>}
 */
const pages = (serverDistDir) =>
  processWide("pages", async () => {
    const store = await openStore(serverDistDir);
    holdPages(store);
    return store;
  });

async function openStore(serverDistDir) {
  // The Edge bundle leaves Redis out only if this condition is in this function.
  if (process.env.NEXT_RUNTIME !== "edge") {
    const { REDIS_URL } = getSettings();
    if (REDIS_URL && process.env.NEXT_PHASE !== "phase-production-build") {
      const { connectRedis } = await import("./redis/connect-redis.ts");
      return createPageStore({ shared: await connectRedis(REDIS_URL, serverDistDir) });
    }
  }
  return createPageStore();
}

/**
 * Leaves out what a page says twice, and lets its scripts wait for the first paint. It renders with React's server, which
 * Edge has no place for.
 */
async function shortener() {
  if (process.env.NEXT_RUNTIME === "edge") return undefined;
  const [{ leaveOutStillParts }, { startScriptsLate }] = await Promise.all([
    import("./flight/still-parts.ts"),
    import("./late-scripts.ts"),
  ]);
  return (html) => startScriptsLate(leaveOutStillParts(html));
}

export default class PageCache {
  constructor(context) {
    this.serverDistDir = context?.serverDistDir;
    // Connects with the first request of any kind: renewals need Redis before a page does.
    if (this.serverDistDir) void pages(this.serverDistDir);
  }

  /** Fetches are never cached: they carry tags only so that their page gets them. */
  async get(key, context) {
    if (context?.kind === "FETCH" || context?.isFallback) return null;
    return (await pages(this.serverDistDir)).get(key);
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
    await (await pages(this.serverDistDir)).set(key, value, context?.cacheControl);
  }

  async revalidateTag(tags) {
    await (await pages(this.serverDistDir)).expire([tags].flat());
  }

  resetRequestCache() {}
}
