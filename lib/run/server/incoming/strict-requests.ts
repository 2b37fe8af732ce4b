import type { IncomingMessage } from "node:http";
import { hasBody } from "#lib/run/front/request-body.ts";
import { endConnection, isAfterEnd, refuseRequest } from "#lib/run/server/refuse.ts";
import type { Handle } from "#lib/run/server/request-step.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Methods without a body here: the standard defines none for them. */
const WITHOUT_BODY = new Set(["GET", "HEAD", "OPTIONS"]);
/** The absolute form of an address, which clients use towards a proxy. */
const ABSOLUTE = /^https?:\/\/([^/?#@\\]+)(\/[^#]*|\?[^#]*)?$/i;

/**
 * Accepts requests in one form only (RFC 9112): a known method, one host, an address that begins with `/`, and a body
 * only if the method has one, framed by a length or as chunks. Any other is refused and its connection closed. So is a
 * request for another protocol, answered in HTTP/1.1.
 */
export function strictRequests(handle: Handle): Handle {
  return async (request, response) => {
    const { method = "", headers, rawHeaders } = request;
    if (isAfterEnd(request)) return;
    // No other protocol is supported, and data after an upgrade request may belong to it.
    if (headers.upgrade !== undefined) endConnection(response);
    if (!METHODS.includes(method))
      return refuseRequest(response, 405, "The method is not known.", {
        allow: METHODS.join(", "),
      });
    if (countOf(rawHeaders, "host") > 1 || !hasLocalTarget(request))
      return refuseRequest(response, 400, "The request is malformed.");
    if (WITHOUT_BODY.has(method) && hasBody(request))
      return refuseRequest(response, 400, `A ${method} request has no body.`);
    const coding = headers["transfer-encoding"];
    // HTTP/1.0 does not know chunks; a request with both framings may mean another length than the one we read.
    if (coding !== undefined && request.httpVersion !== "1.1")
      return refuseRequest(response, 400, "The request is malformed.");
    if (coding !== undefined && coding.trim().toLowerCase() !== "chunked")
      return refuseRequest(response, 501, "The transfer coding is not known.");
    return handle(request, response);
  };
}

/** `rawHeaders` is name, value, name, value. */
const countOf = (rawHeaders: readonly string[], name: string): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length;

/** Whether the address begins with `/`; an absolute one is converted, and its host counts (RFC 9112, 3.2.2). */
function hasLocalTarget(request: IncomingMessage): boolean {
  const { url = "" } = request;
  if (url.startsWith("/")) return true;
  const [, host, rest = "/"] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return false;
  request.headers.host = host;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  return true;
}
