import { processWide } from "#lib/base/utils/process-wide.ts";
import { createTagTimes } from "./tag-times.ts";

/** Tells the middleware, which shares no memory with the rest of the process, when the visited site expired. */
export const SITE_EXPIRED_HEADER = "x-front-site-expired";

/**
 * Expiries known to this process, by its own clock: it caches sites and parsed answers of the backend, which expire
 * with the pages.
 */
const times = processWide("expiries", () => createTagTimes());

/** Notes tags that have expired, here or elsewhere. @param at milliseconds */
export const noteExpired = (tags: readonly string[], at = Date.now()): void =>
  times.expire(tags, at);

/** Whether what was read at this time (milliseconds) with these tags is out of date. */
export const hasExpired = (tags: readonly string[], since: number): boolean =>
  times.isExpired(tags, since);

/** When a site's options or languages were last said to have changed; 0 for never. */
export const siteExpiredAt = (domain: string): number => times.timeOf(`${domain}|site`);
