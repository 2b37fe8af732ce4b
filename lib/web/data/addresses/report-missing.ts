import { LRUCache } from "lru-cache";
import { getSettings } from "#lib/base/config/settings.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import { noteMissing } from "#lib/web/cache/missing-paths.ts";
import { tagsOf } from "#lib/web/cache/tags.ts";
import { resolveSite } from "#lib/web/site/resolve-site.ts";
import type { Locale, Site } from "#lib/web/site/types.ts";

/** Milliseconds for which a path of a site is not reported again (docs/security.md §1.12). */
const REPORT_INTERVAL = 3_600_000;
const MINUTE = 60_000;
/** Reports per minute for all sites together, so that a scan of made-up paths does not flood the backend. */
const MAX_REPORTS = 120;
const PATH_LIMIT = 500;

interface Reports {
  readonly reported: LRUCache<string, number>;
  minute: number;
  sent: number;
}

const reports = (): Reports =>
  processWide("missing", () => ({ reported: new LRUCache({ max: 5_000 }), minute: 0, sent: 0 }));

/**
 * Reports a public path without a page to the backend (docs/contract.md §5.14): once an hour per site, within a limit
 * for all sites. No request waits for it, and failures are ignored. `path` is as the visitor sees it.
 */
export async function reportMissing(
  site: Pick<Site, "domain">,
  locale: Locale,
  path: string,
  now = Date.now(),
): Promise<void> {
  const reportedPath = readable(path).slice(0, PATH_LIMIT);
  const key = `${site.domain}|${reportedPath}`;
  const state = reports();
  if (now - (state.reported.get(key) ?? Number.NEGATIVE_INFINITY) < REPORT_INTERVAL) return;
  const minute = Math.floor(now / MINUTE);
  if (state.minute !== minute) Object.assign(state, { minute, sent: 0 });
  if (state.sent >= MAX_REPORTS) return;
  state.sent += 1;
  state.reported.set(key, now);
  const found = await resolveSite(site.domain);
  if (found.kind !== "found") return;
  void noteMissing(found.site.siteId, { path: reportedPath, at: new Date(now).toISOString() });
  const result = await sendToBackend(calls.cms.redirect.addFailedRequest, {
    site: { apiKey: found.apiKey, siteId: found.site.siteId },
    storeId: found.site.stores[locale],
    locale,
    input: { path: reportedPath },
    // As for every read: without it Next would render the page dynamically.
    next: { tags: tagsOf(site.domain, []), revalidate: getSettings().REVALIDATE_SECONDS },
  });
  if (!result.ok) state.reported.delete(key);
}

/** The decoded path, as an address bar shows it; unchanged if decoding would produce control characters. */
function readable(path: string): string {
  try {
    const plain = decodeURI(path);
    return /\p{Cc}/u.test(plain) ? path : plain;
  } catch {
    return path;
  }
}
