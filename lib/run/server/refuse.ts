import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const ended = new WeakSet<Socket>();

/** Makes this answer the last of its connection: further requests on it are ignored (RFC 9112, 9.6). */
export function endConnection(response: ServerResponse): void {
  response.shouldKeepAlive = false;
  ended.add(response.req.socket);
}

/** Whether an answer before has ended the connection of a request. */
export const isAfterEnd = ({ socket }: Pick<IncomingMessage, "socket">): boolean =>
  ended.has(socket);

/** Answers instead of Next, in the gateway's form, and accepts no further request on this connection. */
export function refuseRequest(
  response: ServerResponse,
  status: 400 | 405 | 408 | 413 | 429 | 501 | 503 | 504,
  message: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = JSON.stringify({ error: { statusCode: status, payload: { message } } });
  endConnection(response);
  answer(response, status, body, {
    "content-type": "application/json",
    connection: "close",
    ...((status === 429 || status === 503) && { "retry-after": "1" }),
    ...headers,
  });
}

/** Answers in place of Next with a text for a person. */
export const refuseInText = (
  response: ServerResponse,
  status: 400 | 403 | 503,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void =>
  answer(response, status, text, { "content-type": "text/plain; charset=utf-8", ...headers });

/** An answer that must not be cached. */
function answer(
  response: ServerResponse,
  status: number,
  body: string,
  headers: OutgoingHttpHeaders,
): void {
  if (response.destroyed) return;
  response.writeHead(status, {
    "content-length": Buffer.byteLength(body),
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    ...headers,
  });
  response.end(body);
}
