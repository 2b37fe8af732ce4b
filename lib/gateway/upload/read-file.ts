import "server-only";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { formatOf, type UploadFormat } from "#lib/shop/media/upload-formats.ts";
import { safeFileName } from "#lib/shop/media/upload-name.ts";
import { showsFormat } from "./shows-format.ts";

/** Bytes in which a format has to show itself. */
const HEAD = 64 * 1024;

export interface IncomingFile {
  /** Made safe. */
  readonly name: string;
  /** The type of the name's format, which the beginning of the file has shown to be true. */
  readonly mime: string;
  /** The declared length in bytes; null if there is none. */
  readonly size: number | null;
  /** The file's bytes as they arrive. Throws a Refusal once they exceed the limit. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * The file in a request's body; its percent-encoded name is in `x-file-name`. Only the beginning is read here. The
 * name's extension, the declared type and the first bytes must agree (docs/security.md §1.9).
 * @throws Refusal 400, 413 or 422
 */
export async function readFile(
  request: Request,
  limitOf: (mime: string) => number,
  formats?: readonly UploadFormat[],
): Promise<IncomingFile> {
  const name = fileNameOf(request.headers);
  const format = formatOf(name, request.headers.get("content-type") ?? "", formats);
  if (!format) throw new Refusal(422, "Files of this type cannot be sent.");
  const limit = limitOf(format.mime);
  const declared = request.headers.get("content-length");
  const size = declared === null ? null : Number(declared);
  if (size !== null && !(size <= limit)) throw tooLong(limit);

  const reader = request.body?.getReader();
  const next = async (source: ReadableStreamDefaultReader<Uint8Array>) => {
    try {
      return await source.read();
    } catch {
      throw new Refusal(400, "The file broke off.");
    }
  };
  const chunks: Uint8Array[] = [];
  let read = 0;
  let isWhole = reader === undefined;
  while (reader && !isWhole && read < HEAD) {
    const { done, value } = await next(reader);
    isWhole = done;
    if (!value) continue;
    chunks.push(value);
    read += value.byteLength;
  }
  if (read === 0) throw new Refusal(422, "The file is empty.");
  if (!(await showsFormat(joined(chunks, read), format))) {
    void reader?.cancel().catch(() => {});
    throw new Refusal(422, "The file is not what its name says.");
  }

  async function* bytes(): AsyncGenerator<Uint8Array> {
    let total = 0;
    const counted = (chunk: Uint8Array): Uint8Array => {
      total += chunk.byteLength;
      if (total > limit) throw tooLong(limit);
      return chunk;
    };
    try {
      for (const chunk of chunks) yield counted(chunk);
      while (reader && !isWhole) {
        const { done, value } = await next(reader);
        if (done) break;
        yield counted(value);
      }
    } finally {
      void reader?.cancel().catch(() => {});
    }
  }
  return { name: safeFileName(name), mime: format.mime, size, bytes: bytes() };
}

const tooLong = (limit: number): Refusal =>
  new Refusal(413, `A file must not be longer than ${limit} bytes.`);

function fileNameOf(headers: Headers): string {
  try {
    return decodeURIComponent(headers.get("x-file-name") ?? "");
  } catch {
    throw new Refusal(422, "The header x-file-name is not percent-encoded.");
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
