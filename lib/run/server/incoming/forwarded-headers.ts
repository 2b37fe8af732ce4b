import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Handle } from "#lib/run/server/request-step.ts";

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

const addresses = new WeakMap<Socket, string>();

/** Notes the address of a connection while it is open: requests that its client has left behind are still worked on. */
export function noteAddress(socket: Socket): void {
  addresses.set(socket, socket.remoteAddress ?? "");
}

/** What the connection itself says. This server speaks http only; https is a proxy's. */
function seenBy({ headers, socket }: IncomingMessage): IncomingHttpHeaders {
  return {
    "x-forwarded-for": addresses.get(socket) ?? socket.remoteAddress ?? "",
    "x-forwarded-host": headers.host ?? "",
    "x-forwarded-proto": "http",
  };
}
