import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Handle } from "#lib/run/server/request-step.ts";

/**
 * Headers that only a trusted proxy may set: a visitor's would choose which requests are recorded, and join others'
 * traces.
 */
const BELIEVED = ["forwarded", "x-real-ip", "x-forwarded-port", "traceparent", "tracestate"];

/**
 * Sets the headers about a request's origin before Next sees it. Next fills in `x-forwarded-*` only if they are
 * missing, so a visitor could name any address and get its limits. Behind a trusted proxy its headers stay.
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

/**
 * Host, protocol and address according to the connection itself. This server speaks http only; https ends at a proxy.
 */
function seenBy({ headers, socket }: IncomingMessage): IncomingHttpHeaders {
  return {
    "x-forwarded-for": addresses.get(socket) ?? socket.remoteAddress ?? "",
    "x-forwarded-host": headers.host ?? "",
    "x-forwarded-proto": "http",
  };
}
