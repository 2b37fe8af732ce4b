import { type IncomingMessage, ServerResponse } from "node:http";
import sharp from "sharp";
import type { Handle } from "#lib/run/server/request-step.ts";

/** Headers about a range or version of the original bytes, which do not apply to a converted picture. */
const OF_THE_BYTES = ["if-none-match", "if-modified-since", "if-range", "range"];

/**
 * Next converts WebP and AVIF pictures to JPEG for clients that accept neither, which turns transparent areas black.
 * Such pictures are sent as PNG, which every client reads.
 * @param handle Next's optimiser
 */
export function transparentPictures(handle: Handle): Handle {
  /** The optimiser's answer to a client that accepts only this type. */
  async function ask(request: IncomingMessage, accept: string) {
    request.headers.accept = accept;
    const held = new HeldResponse(request);
    await handle(request, held);
    return held;
  }
  return async (request, response) => {
    for (const name of OF_THE_BYTES) delete request.headers[name];
    const plain = await ask(request, request.headers.accept ?? "*/*");
    const isMade = plain.statusCode === 200 && plain.getHeader("content-type") === "image/jpeg";
    const png = isMade ? await pngOf(await ask(request, "image/webp")) : null;
    for (const [name, value] of Object.entries(plain.getHeaders()))
      if (value !== undefined) response.setHeader(name, value);
    if (png) {
      response.setHeader("content-type", "image/png");
      for (const name of ["etag", "content-disposition"]) response.removeHeader(name);
    }
    const body = png ?? plain.body();
    response.statusCode = plain.statusCode;
    response.setHeader("content-length", body.length);
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

/** The picture as PNG if anything in it is transparent, otherwise null. */
async function pngOf(made: HeldResponse): Promise<Buffer | null> {
  if (made.statusCode !== 200) return null;
  const picture = sharp(made.body());
  try {
    const { isOpaque } = await picture.stats();
    return isOpaque ? null : await picture.png().toBuffer();
  } catch {
    // A picture that cannot be read is sent as the optimiser has made it.
    return null;
  }
}

/** Collects an answer without sending it. */
class HeldResponse extends ServerResponse {
  readonly #parts: Buffer[] = [];

  body(): Buffer {
    return Buffer.concat(this.#parts);
  }

  override write(part: unknown): boolean {
    if (typeof part === "string" || part instanceof Uint8Array) this.#parts.push(Buffer.from(part));
    return true;
  }

  override end(part?: unknown): this {
    this.write(part);
    // Lets code continue that waits for the end of the answer.
    this.emit("finish");
    return this;
  }
}
