import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { buildConnector, errors, Pool } from "undici";
import { socketsOf } from "./process-messages.ts";
import { type Asking, NOTES } from "./rendered-answer.ts";

/** Bytes of an answer's head: the tags of a long list are in it. */
const MOST_HEADERS = 256 * 1024;
/** Milliseconds for which an idle connection is kept open. */
const KEPT = 60_000;
/** Milliseconds for a process to begin its answer, unless the request says otherwise. */
export const HEAD_DEADLINE = 60_000;

/** Status and headers of an answer; the caller reads or destroys its body. */
export interface Head {
  readonly statusCode: number;
  /** As Node returns them: `set-cookie` is a list, every other name has one value. */
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

/**
 * The connections to one process, opened on demand. undici frames each request itself, refuses a body whose length
 * doesn't match, and closes a connection with unexpected data.
 * @param socket where the process listens ({@link socketsOf})
 * @param secret proves to the process that a request comes from the front
 */
export function createConnections(socket: string, secret: string) {
  const connectors = socketsOf(socket).map((socketPath) => buildConnector({ socketPath }));
  let opened = 0;
  const pool = new Pool("http://process", {
    connections: null,
    pipelining: 1,
    keepAliveTimeout: KEPT,
    maxHeaderSize: MOST_HEADERS,
    strictContentLength: true,
    bodyTimeout: 0,
    connect: (options, done) => {
      opened += 1;
      connectors[opened % connectors.length]?.(options, done);
    },
  });
  let running = 0;
  const end = () => {
    running -= 1;
  };
  return {
    /** The number of requests whose answers are not complete. */
    running: (): number => running,
    /**
     * Sends a request, and resolves with the head of its answer.
     *
     * @throws {errors.HeadersTimeoutError} where the head does not come in time; any other error where the connection breaks
     */
    async send(
      { method, path, headers, body, deadline = HEAD_DEADLINE }: Asking,
      signal?: AbortSignal,
    ): Promise<Head> {
      const isStreamed = body !== undefined && !Buffer.isBuffer(body);
      running += 1;
      const answer = await pool
        .request({
          method: method as "GET",
          path,
          headers: { ...headers, [NOTES.secret]: secret },
          body: body ?? null,
          signal,
          headersTimeout: deadline,
          // A connection that has carried a client's stream carries nothing else.
          ...(isStreamed && { reset: true }),
        })
        .catch((error: unknown) => {
          end();
          throw error;
        });
      answer.body.once("close", end);
      // The error is passed to the reader of the body; nobody reads the body for a disconnected client.
      answer.body.on("error", () => {});
      return { statusCode: answer.statusCode, headers: asNode(answer.headers), body: answer.body };
    },
    close: () => pool.close().catch(() => {}),
  };
}

/** Whether a request has failed because its answer did not begin in time. */
export const isLate = (error: unknown): boolean => error instanceof errors.HeadersTimeoutError;

/** Header fields with a single value: a second one is not a continuation (RFC 9110, 5.3). */
const SINGLE = new Set([
  "age",
  "content-length",
  "content-location",
  "content-type",
  "etag",
  "expires",
  "last-modified",
  "location",
  "retry-after",
]);

function asNode(headers: Readonly<Record<string, string | string[] | undefined>>) {
  const all: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    const values = [value].flat();
    if (name === "set-cookie") all[name] = values;
    else all[name] = (SINGLE.has(name) ? values[0] : values.join(", ")) ?? "";
  }
  return all as IncomingHttpHeaders;
}
