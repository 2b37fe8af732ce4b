import { getSettings } from "#lib/config/settings.ts";

/** Loopback names (RFC 6761) are served by this process itself, without TLS, on its own port. */
const LOOPBACK = /(^|\.)localhost$|^127\.|^\[?::1\]?$/;

/** The address a site is reached at from outside, without a trailing slash. Cached pages know no request to ask. */
export const siteOrigin = (domain: string): string =>
  LOOPBACK.test(domain) ? `http://${domain}:${getSettings().PORT}` : `https://${domain}`;
