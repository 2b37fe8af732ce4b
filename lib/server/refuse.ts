import type { ServerResponse } from "node:http";

/** Answers in place of Next, in the gateway's form, and takes nothing more from this connection. */
export function refuseRequest(
  response: ServerResponse,
  status: 408 | 413 | 429,
  message: string,
): void {
  if (response.destroyed) return;
  const body = JSON.stringify({ error: { statusCode: status, payload: { message } } });
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    connection: "close",
    ...(status === 429 && { "retry-after": "1" }),
  });
  response.end(body);
}
