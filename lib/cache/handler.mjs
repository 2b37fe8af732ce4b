import { getSettings } from "#lib/config/settings.ts";
import { addCsp } from "./page-csp.ts";
import { setStatus } from "./page-status.ts";
import { createPageStore } from "./page-store.ts";

/**
 * Next's `cacheHandler` (architecture, section 2). Loaded by plain Node outside every bundle, and bundled for
 * Edge: no static `node:` import, no alias. The pages are the process's, however often Next makes a handler.
 */
const PAGES = Symbol.for("baseline.pages");

/** @returns {Promise<import("./page-store.ts").PageStore>} */
function pages(serverDistDir) {
  globalThis[PAGES] ??= openStore(serverDistDir);
  return globalThis[PAGES];
}

async function openStore(serverDistDir) {
  // The test must stand right here for the Edge bundle to leave Redis out.
  if (process.env.NEXT_RUNTIME !== "edge") {
    const { REDIS_URL } = getSettings();
    if (REDIS_URL && process.env.NEXT_PHASE !== "phase-production-build") {
      const { connectRedis } = await import("./connect-redis.ts");
      return createPageStore({ shared: await connectRedis(REDIS_URL, serverDistDir) });
    }
  }
  return createPageStore();
}

export default class PageCache {
  constructor(context) {
    this.serverDistDir = context?.serverDistDir;
  }

  /** Fetch-kind entries do not exist: a `fetch` carries tags only so that its page gets them. */
  async get(key, context) {
    if (context?.kind === "FETCH" || context?.isFallback) return null;
    return (await pages(this.serverDistDir)).get(key);
  }

  async set(key, value, context) {
    if (!value || context?.fetchCache || context?.isFallback) return;
    if (value.kind !== "APP_PAGE" && value.kind !== "APP_ROUTE") return;
    setStatus(value);
    await addCsp(value);
    await (await pages(this.serverDistDir)).set(key, value, context?.cacheControl);
  }

  async revalidateTag(tags) {
    await (await pages(this.serverDistDir)).expire([tags].flat());
  }

  resetRequestCache() {}
}
