import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Handle } from "#lib/server/handle.ts";

/** What a proxy may say, and a visitor may not: theirs would choose which requests are recorded, and join others' traces. */
const BELIEVED = ["forwarded", "x-real-ip", "x-forwarded-port", "traceparent", "tracestate"];

/**
 * Says where a request comes from before Next sees it. Next fills in `x-forwarded-*` only where they are missing, so a
 * visitor could name any address and get its limits. Behind a trusted proxy they are the proxy's and stay.
 */
export function sayWhereFrom(handle: Handle, isBehindProxy: boolean): Handle {
  if (isBehindProxy) return handle;
  return (request, response) => {
    for (const name of BELIEVED) delete request.headers[name];
    Object.assign(request.headers, seenBy(request));
    return handle(request, response);
  };
}

/** What the connection itself says. This server speaks http only; https is a proxy's. */
function seenBy({ headers, socket }: IncomingMessage): IncomingHttpHeaders {
  return {
    "x-forwarded-for": socket.remoteAddress ?? "",
    "x-forwarded-host": headers.host ?? "",
    "x-forwarded-proto": "http",
  };
}
