/**
 * The headers of every response (docs/security.md §2.3). Without the CSP, which differs per page. HSTS is set by the
 * server in front (lib/run/server/send-hsts.ts).
 */
export const STATIC_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(self), microphone=(), geolocation=(self), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};

/** The same in the form of `headers()` in next.config.ts. */
export const securityHeaders = (): { key: string; value: string }[] =>
  Object.entries(STATIC_HEADERS).map(([key, value]) => ({ key, value }));
