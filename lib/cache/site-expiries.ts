import { LRUCache } from "lru-cache";
import { processWide } from "#lib/utils/process-wide.ts";

/** Tells the middleware, which shares no memory with the rest of the process, when the visited site expired. */
export const SITE_EXPIRED_HEADER = "x-front-site-expired";

/** By domain, on this process's clock. A site that is dropped here is looked up within a minute all the same. */
const times = processWide("site-expiries", () => new LRUCache<string, number>({ max: 5_000 }));

/** When a site's options or languages were last said to have changed; 0 for never. */
export const siteExpiredAt = (domain: string): number => times.get(domain) ?? 0;

/** Notes the sites among the tags that have expired, here or elsewhere. */
export function noteExpiredSites(tags: readonly string[], now = Date.now()): void {
  for (const tag of tags) {
    const [domain = "", name] = tag.split("|");
    if (name === "site") times.set(domain, now);
  }
}
