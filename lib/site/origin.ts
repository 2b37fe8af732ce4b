import { getSettings } from "#lib/config/settings.ts";

/** Loopback names (RFC 6761) are served by this process itself, without TLS, on its own port. */
const LOOPBACK = /(^|\.)localhost$|^127\.|^\[?::1\]?$/;

/**
 * The public address of a site, without a trailing slash. It is not taken from a request, which cached pages do not
 * have.
 */
export const siteOrigin = (domain: string): string =>
  LOOPBACK.test(domain) ? `http://${domain}:${getSettings().PORT}` : `https://${domain}`;
