import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { log } from "#lib/base/config/log.ts";
import { isLoopback } from "#lib/base/utils/loopback.ts";
import { parseHost } from "#lib/web/site/host.ts";
import { refuseInText } from "./refuse.ts";
import type { Handle } from "./request-step.ts";

interface Options {
  readonly isBehindProxy: boolean;
  readonly allowsHttp: boolean;
  /** Whether one site is shown for every host, even an invalid one. */
  readonly isForced: boolean;
  /** Whether a site is shown at a host name. At any other there is nothing to protect but the page of an unknown site. */
  readonly isSite: (domain: string) => Promise<boolean>;
}

/**
 * Addresses that machines request over the internal network: they need no cookie, and those that change something are
 * signed.
 */
const FOR_MACHINES: ReadonlySet<string> = new Set(["/api/health", "/api/ready", "/api/revalidate"]);

const TEXT = `This shop is served over https only.

If you run it: https ends at a proxy in front of this server. Let it overwrite X-Forwarded-Host, -Proto and -For, and
set TRUSTED_PROXY=1. To serve http on purpose, without the protection of cookies, set ALLOW_HTTP=1
(docs/operations.md, section 2).
`;

/**
 * Allows http only for this machine's own names. For other hosts, a visitor whose proxy reports http is redirected to
 * https; if no proxy reports a protocol, the request is refused, because a redirect could loop (decision 0046).
 */
export function requireHttps(
  handle: Handle,
  { isBehindProxy, allowsHttp, isForced, isSite }: Options,
): Handle {
  if (allowsHttp) return handle;
  let isSaid = false;
  return async (request, response) => {
    const { headers, url = "" } = request;
    const said = isBehindProxy ? first(headers["x-forwarded-proto"]) : undefined;
    const host = (isBehindProxy && headers["x-forwarded-host"]) || headers.host;
    const domain = parseHost(String(host))?.domain;
    const isServed =
      said === "https" ||
      isOwnMachine(String(host)) ||
      FOR_MACHINES.has(url.split("?")[0] ?? "") ||
      // Only a static page of ours is shown for an unknown host (docs/security.md §1.1).
      !(isForced || (domain !== undefined && (await isSite(domain))));
    if (isServed) return handle(request, response);
    const target = said === "http" ? secureAddress(request, String(host)) : null;
    if (target) {
      response.writeHead(308, { location: target, "cache-control": "private, no-store" });
      response.end();
      return;
    }
    if (!isSaid)
      log().warn(
        { host: String(host).slice(0, 261) },
        "refused over http: set TRUSTED_PROXY or ALLOW_HTTP; not said again",
      );
    isSaid = true;
    refuseInText(response, 403, TEXT);
  };
}

const first = (value: IncomingHttpHeaders[string]): string | undefined =>
  String(value ?? "")
    .split(",")[0]
    ?.trim();

function isOwnMachine(host: string): boolean {
  const address = `http://${host}`;
  return URL.canParse(address) && isLoopback(new URL(address).hostname);
}

/**
 * The same address with https; null if the request cannot be repeated. The port is dropped, because https has another
 * one.
 */
function secureAddress({ method, url = "" }: IncomingMessage, host: string): string | null {
  const domain = parseHost(host)?.domain;
  const isRead = method === "GET" || method === "HEAD";
  return domain && isRead && url.startsWith("/") ? `https://${domain}${url}` : null;
}
