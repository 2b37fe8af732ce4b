import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";

/** Limits for reading the rest of a refused file, in milliseconds and bytes: more than any file that a site accepts. */
const REST = { time: 30_000, size: 200_000_000 };

const bodies = new WeakMap<IncomingMessage, Buffer>();

/** Stores the body of a request that has been read (lib/run/server/incoming/bound-body.ts). */
export const keepBody = (request: IncomingMessage, body: Buffer): void => {
  bodies.set(request, body);
};

/** The body of a request that has been read; undefined if there is none, or if it is streamed. */
export const bodyOf = (request: IncomingMessage): Buffer | undefined => bodies.get(request);

/** Whether a request has a body, according to its headers. */
export const hasBody = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** The body of a request as a stream of its own, so that a process that stops reading it doesn't end the client's connection. */
export function ownStream(request: IncomingMessage): Readable {
  const body = new PassThrough();
  request.pipe(body);
  request.once("error", (error) => body.destroy(error));
  request.once("close", () => {
    if (!request.complete) body.destroy(new Error("the sender broke off"));
  });
  // A process that has answered before the end reads no more.
  body.on("error", () => request.unpipe(body));
  return body;
}

/**
 * Reads and drops the rest of a request's body. A proxy that is still sending (Varnish, Caddy) treats a connection
 * closed in the meantime as an error, and its client would never learn why the file was refused. Never rejects.
 */
export function dropRest(request: IncomingMessage, most = REST): Promise<void> {
  return new Promise((resolve) => {
    if (request.complete || request.destroyed) return resolve();
    let left = most.size;
    const end = () => {
      clearTimeout(timer);
      request.off("data", drop);
      // A body of unknown length is not read on; the connection is closed after the answer.
      if (!request.complete) request.pause();
      resolve();
    };
    const drop = (piece: Buffer) => {
      left -= piece.length;
      if (left < 0) end();
    };
    const timer = setTimeout(end, most.time);
    for (const event of ["end", "close", "error"]) request.once(event, end);
    request.unpipe();
    request.on("data", drop);
    request.resume();
  });
}
