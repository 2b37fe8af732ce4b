import { getSettings } from "#lib/config/settings.ts";
import { isLoopback } from "#lib/utils/loopback.ts";

/**
 * The address a site is reached at from outside, without a trailing slash. Cached pages know no request to ask.
 * Loopback names are served by this process itself, without TLS, on its own port.
 */
export const siteOrigin = (domain: string): string =>
  isLoopback(domain) ? `http://${domain}:${getSettings().PORT}` : `https://${domain}`;
