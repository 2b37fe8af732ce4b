import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { inOwnMemory } from "#lib/utils/own-memory.ts";
import type { Answer } from "./answer.ts";

type Encoding = "br" | "gzip" | "identity";

/** An answer whose body is kept compressed, once for all who get it. */
export interface PackedAnswer extends Omit<Answer, "body"> {
  readonly etag: string;
  /** Bytes in memory. */
  readonly bytes: number;
  /** The hash of the plain body. */
  readonly hash: string;
  /** The forms of the body that there are. */
  readonly forms: ReadonlyMap<Encoding, Buffer>;
  /** The body in this encoding, or a promise of it; `identity` where it is not worth compressing. */
  body(encoding: Encoding): Buffer | Promise<Buffer>;
  /** The encoding in which the body is sent to a client that takes these. */
  encodingFor(acceptEncoding: string | undefined): Encoding;
  /** Resolves when every form is there. For tests. */
  readonly packed: Promise<unknown>;
}

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|[a-z.-]+\+(?:xml|json)|manifest)|image\/svg)/;
/** Bytes below which compressing saves nothing. */
const SMALL = 860;
/** Beyond it a second takes longer than the next visitor waits; pages gain 1 % from the levels above. */
const BROTLI = 5;
/** Files are the same for as long as a release lives. */
const BROTLI_FOR_FILES = 10;
const GZIP = 6;
/** Per entry, for what is not the body. */
const OVERHEAD = 1_500;

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * @param onBytes told by how many bytes the answer has grown or shrunk when its forms are ready
 * @param before what was kept in its place: the same body is not compressed again
 */
export function createPackedAnswer(
  answer: Answer,
  onBytes: (difference: number) => void = () => {},
  before?: PackedAnswer,
): PackedAnswer {
  const { status, headers, tags, page } = answer;
  const hash = hashOf(answer.body);
  const isWorth = answer.body.length >= SMALL && isCompressible(headers["content-type"]);
  const isPacked = before?.hash === hash && before.forms.has("br") && before.forms.has("gzip");
  const forms = new Map<Encoding, Buffer>(
    isWorth && isPacked
      ? before.forms
      : [["identity", isWorth ? answer.body : inOwnMemory(answer.body)]],
  );
  const sizeOf = () =>
    [...forms.values()].reduce((sum, { byteLength }) => sum + byteLength, OVERHEAD);
  let bytes = sizeOf();
  const isFile = /\bimmutable\b/.test(String(headers["cache-control"] ?? ""));
  const making = new Map<Encoding, Promise<Buffer>>();

  // Nothing that outlives this call names `answer`: it would keep the plain body for as long as the compressed ones.
  function make(encoding: "br" | "gzip", plain: Buffer): Promise<Buffer> {
    const options = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    const quality = isFile ? BROTLI_FOR_FILES : BROTLI;
    const work =
      encoding === "br"
        ? compressBrotli(plain, {
            params: { ...options, [constants.BROTLI_PARAM_QUALITY]: quality },
          })
        : compressGzip(plain, { level: GZIP });
    const made = work.then((result) => {
      const body = inOwnMemory(result);
      forms.set(encoding, body);
      return body;
    });
    making.set(encoding, made);
    return made;
  }

  // The plain body is the largest: who takes nothing else gets it unpacked again.
  const packed =
    isWorth && !isPacked
      ? Promise.all([make("br", answer.body), make("gzip", answer.body)])
          .then(() => forms.delete("identity"))
          // Without memory for it the plain body is sent on, and the process lives.
          .catch(() => {})
          .then(() => {
            making.clear();
            const before = bytes;
            bytes = sizeOf();
            onBytes(bytes - before);
          })
      : Promise.resolve();

  function encodingFor(accept: string | undefined): Encoding {
    const best = chooseEncoding(accept);
    return forms.has(best) || making.has(best) ? best : "identity";
  }

  return {
    status,
    headers,
    tags,
    page,
    etag: String(headers.etag ?? `W/"${hash}"`),
    hash,
    forms,
    get bytes() {
      return bytes;
    },
    packed,
    body: (encoding) =>
      forms.get(encoding) ??
      making.get(encoding) ??
      gunzipSync(forms.get("gzip") ?? Buffer.alloc(0)),
    encodingFor,
  };
}

const hashOf = (body: Buffer): string => createHash("sha1").update(body).digest("base64url");

/** Whether what is of this type gets smaller. */
export const isCompressible = (contentType: unknown): boolean =>
  COMPRESSIBLE.test(String(contentType ?? ""));

/** The best that a client takes: `q=0` refuses, other weights are as good as any. */
export function chooseEncoding(accept = ""): Encoding {
  if (accept === "") return "identity";
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const taken = accept.toLowerCase().split(",");
  const takes = (name: string) =>
    taken.some((part) => part.trim().split(";")[0] === name && !refused.test(part));
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
