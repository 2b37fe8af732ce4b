import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { readNotes } from "#lib/web/cache/page-notes.ts";
import { FRONT_LIMITS } from "./front-limits.ts";
import type { Loaded } from "./load-answer.ts";
import { chooseEncoding, isCompressible } from "./packed-answer.ts";
import { type Answer, passable } from "./rendered-answer.ts";
import { withEncoding } from "./send-answer.ts";

type Long = Extract<Loaded, { kind: "long" }>;

/** Bytes of streamed answers that are being collected for the cache. */
const collecting = { bytes: 0 };

/**
 * Streams a long answer as fast as the client reads it. Resolves to the whole answer for the cache; to null if it was
 * aborted, is too long to cache, or came while too much was being collected.
 */
export async function sendLong(
  request: IncomingMessage,
  response: ServerResponse,
  { head, read }: Long,
  limits = FRONT_LIMITS,
): Promise<Answer | null> {
  const { statusCode: status, headers } = head;
  let parts: Buffer[] | null = [];
  let bytes = 0;
  const giveUp = () => {
    collecting.bytes -= bytes;
    bytes = 0;
    parts = null;
  };
  function collect(part: Buffer): void {
    if (!parts) return;
    const isTooMuch =
      bytes + part.length > limits.largest || collecting.bytes + part.length > limits.collecting;
    if (isTooMuch) {
      giveUp();
      return;
    }
    parts.push(part);
    bytes += part.length;
    collecting.bytes += part.length;
  }
  async function* body() {
    for (const part of read) {
      collect(part);
      yield part;
    }
    for await (const part of head.body) {
      collect(part);
      yield part;
    }
  }
  const own: OutgoingHttpHeaders = { ...passable(headers), "x-cache": "MISS" };
  const canPack = isCompressible(headers["content-type"]);
  const isPacked =
    canPack && request.method !== "HEAD" && takesGzip(request.headers["accept-encoding"]);
  if (canPack) own.vary = withEncoding(headers.vary);
  if (isPacked) {
    own["content-encoding"] = "gzip";
    delete own["content-length"];
  }
  try {
    response.writeHead(status, own);
    await (isPacked ? pipeline(body(), createGzip(), response) : pipeline(body(), response));
    return (
      parts && {
        status,
        headers: passable(headers),
        body: Buffer.concat(parts),
        ...readNotes(headers),
      }
    );
  } catch {
    // The client or the render process has disconnected: nobody must take the beginning for the whole.
    head.body.destroy();
    response.destroy();
    return null;
  } finally {
    giveUp();
  }
}

/** Brotli is too slow while streaming. */
const takesGzip = (accept: string | undefined): boolean =>
  chooseEncoding(accept?.replaceAll(/\bbr\b/g, "")) === "gzip";
