import type { IncomingMessage, ServerResponse } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import type { Handle } from "#lib/run/server/request-step.ts";
import { parseHost } from "#lib/web/site/host.ts";

const PATH = "/api/knows-domain";

/** Loopback, private and link-local addresses, and the shared ones of carriers and clusters (RFC 6598). */
const INNER = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
] as const)
  INNER.addSubnet(network, bits, "ipv4");
INNER.addAddress("::1", "ipv6");
INNER.addSubnet("fc00::", 7, "ipv6");
INNER.addSubnet("fe80::", 10, "ipv6");

/** Every proxy adds one of these headers. */
const ADDED_BY_PROXIES = ["x-forwarded-for", "forwarded", "x-real-ip", "via"] as const;

const isAsked = ({ url = "" }: IncomingMessage): boolean => url.split("?")[0] === PATH;

/**
 * Lets only machines of the internal network ask which domains are served: requests from an internal address that no
 * proxy has forwarded. Everybody else gets the 404 of an unknown address. It must run first in the front, where the
 * connection is still the client's.
 */
export function keepInside(handle: Handle): Handle {
  return async (request, response) => {
    if (isAsked(request) && !isInner(request)) return say(response, 404, "");
    return handle(request, response);
  };
}

function isInner({ headers, socket }: IncomingMessage): boolean {
  if (ADDED_BY_PROXIES.some((name) => headers[name] !== undefined)) return false;
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/, "").split("%")[0] ?? "";
  return INNER.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

type Answer = "found" | "unknown" | "unavailable";

/**
 * Answers `GET /api/knows-domain?domain=shop.example`, for a proxy that gets certificates on demand: 200 if a site is
 * served at the domain, 404 if not, 503 if the backend does not say. In a render process, which
 * knows the sites; look-ups of strangers are bounded there (`lib/web/site/resolve-site.ts`).
 * @param find what is at a domain
 */
export function answerKnowsDomain(
  handle: Handle,
  find: (domain: string) => Promise<Answer>,
): Handle {
  return async (request, response) => {
    if (!isAsked(request)) return handle(request, response);
    if (request.method !== "GET" && request.method !== "HEAD") return say(response, 405, "");
    const asked = new URL(request.url ?? "", "http://inside").searchParams.get("domain") ?? "";
    const host = parseHost(asked);
    // A name with a port is not the name of a certificate.
    const answer = host && host.host === host.domain ? await find(host.domain) : "unknown";
    const [status, text] = ANSWERS[answer];
    say(response, status, request.method === "HEAD" ? "" : text);
  };
}

const ANSWERS: Readonly<Record<Answer, readonly [number, string]>> = {
  found: [200, "A site is served at this domain.\n"],
  unknown: [404, "No site is served at this domain.\n"],
  unavailable: [503, "The backend does not answer.\n"],
};

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(text);
}
