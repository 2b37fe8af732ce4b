import { getSettings } from "#lib/base/config/settings.ts";
import { isLoopback } from "#lib/base/utils/loopback.ts";

/**
 * The public address of a site, without a trailing slash. It isn't taken from a request, which cached pages do not
 * have. Loopback names are served by this process itself, without TLS, on its own port.
 */
export const siteOrigin = (domain: string): string =>
  isLoopback(domain) ? `http://${domain}:${getSettings().PORT}` : `https://${domain}`;

/** The same without its scheme, to recognise absolute addresses of this site in content. */
export const siteHost = (domain: string): string => new URL(siteOrigin(domain)).host;
