import { getSettings } from "#lib/base/config/settings.ts";

/** The host of a request. `domain` has no port; `host` includes the port if one was given. */
export interface Host {
  readonly domain: string;
  readonly host: string;
}

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The only parser of host names (docs/security.md §1.1): letters, digits, `-`, `.` and a port, lower-cased.
 * No user part, list, path, trailing dot or IPv6. Null for everything else.
 */
export function parseHost(raw: string | null | undefined): Host | null {
  if (!raw || raw.length > 261) return null;
  const [domain = "", port, ...more] = raw.toLowerCase().split(":");
  if (more.length > 0 || domain.length > 253) return null;
  if (!domain.split(".").every((label) => LABEL.test(label))) return null;
  if (port === undefined) return { domain, host: domain };
  if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65535) return null;
  return { domain, host: `${domain}:${port}` };
}

interface HeaderBag {
  get(name: string): string | null;
}

/** The host of a request. `X-Forwarded-Host` counts only behind a trusted proxy; a forced domain overrides both. */
export function requestHost(headers: HeaderBag): Host | null {
  const { TRUSTED_PROXY } = getSettings();
  const forced = forcedDomain(headers);
  const forwarded = TRUSTED_PROXY ? headers.get("x-forwarded-host") : null;
  const visited = parseHost(forwarded ?? headers.get("host"));
  if (!forced) return visited;
  return { domain: forced, host: visited?.host ?? forced };
}

/**
 * The one site that is shown at every host: in development the one that this browser chose in the domain list, else
 * `FORCED_DOMAIN`.
 */
export function forcedDomain(headers: HeaderBag): string | undefined {
  if (process.env.NODE_ENV === "development") {
    const cookies = headers.get("cookie")?.split(/;\s*/) ?? [];
    // The cookie of `lib/staff/dev/dev-route.ts`, repeated as a literal: an imported constant would stay in the production
    // build.
    const own = "chosenDomain=";
    const chosen = cookies.find((cookie) => cookie.startsWith(own))?.slice(own.length);
    const domain = parseHost(chosen)?.domain;
    if (domain) return domain;
  }
  return getSettings().FORCED_DOMAIN;
}

/**
 * `http` or `https` as the visitor sees it. Without a trusted proxy it is http, because this server does not use TLS.
 */
export function requestProtocol(headers: HeaderBag): "http" | "https" {
  const forwarded = getSettings().TRUSTED_PROXY ? headers.get("x-forwarded-proto") : null;
  return forwarded?.split(",")[0]?.trim() === "https" ? "https" : "http";
}

/** The visitor's origin, e.g. `https://shop.example`, for absolute addresses. Null without a usable host. */
export function requestOrigin(headers: HeaderBag): string | null {
  const host = requestHost(headers);
  return host && `${requestProtocol(headers)}://${host.host}`;
}
