import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from "node:zlib";
import { inOwnMemory } from "#lib/base/utils/own-memory.ts";
import type { Answer } from "./rendered-answer.ts";

type Encoding = "br" | "gzip" | "identity";

/** An answer whose body is stored compressed, once for all clients. */
export interface PackedAnswer extends Omit<Answer, "body"> {
  /** The ETag of an encoding of the body: different bytes have different strong ETags (RFC 9110, 8.8.3). */
  etagOf(encoding: Encoding): string;
  /** Whether an ETag is that of any form of this body. Compares weakly (RFC 9110, 13.1.2). */
  isEtag(etag: string): boolean;
  /** Bytes in memory. */
  readonly bytes: number;
  /** The hash of the plain body. */
  readonly hash: string;
  /** The forms of the body that there are. */
  readonly forms: ReadonlyMap<Encoding, Buffer>;
  /** The body in this encoding, or a promise of it; `identity` if it is not worth compressing. */
  body(encoding: Encoding): Buffer | Promise<Buffer>;
  /** The encoding of the body for a client with this `accept-encoding`. */
  encodingFor(acceptEncoding: string | undefined): Encoding;
  /** Resolves when every form is there. For tests. */
  readonly packed: Promise<unknown>;
  /** Whether {@link tighten} would make nothing smaller. */
  readonly isTight: boolean;
  /** Whether {@link tighten} has replaced the brotli form. */
  readonly isTightened: boolean;
  /** Compresses a body once more that many ask for: with fifty times the work, into a tenth less. */
  tighten(): Promise<void>;
}

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|[a-z.-]+\+(?:xml|json)|manifest)|image\/svg)/;
/** Bytes below which compressing saves nothing. */
const SMALL = 860;
/** A page takes 3 ms; the next visitor waits for it. Up to level 9 little is gained. */
const BROTLI = 5;
/** Brotli level for files, which do not change within a release. The first client waits for it. */
const BROTLI_FILE = 10;
/** Brotli level for popular pages, in the background: 100 to 300 ms, and 11 % smaller than at first. */
const BROTLI_TIGHT = 11;
const GZIP = 6;
/** Bytes per entry besides the body. */
const OVERHEAD = 1_500;

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];
const decompressGzip = promisify(gunzip);

/**
 * @param onBytes called with the change in size when the compressed forms are ready
 * @param before the entry that this one replaces: the same body is not compressed again
 */
export function createPackedAnswer(
  answer: Answer,
  onBytes: (difference: number) => void = () => {},
  before?: PackedAnswer,
): PackedAnswer {
  const { status, headers, tags, page } = answer;
  const hash = hashOf(answer.body);
  const etag = String(headers.etag ?? `W/"${hash}"`);
  const isWorth = answer.body.length >= SMALL && isCompressible(headers["content-type"]);
  const isPacked = before?.hash === hash && before.forms.has("br") && before.forms.has("gzip");
  const forms = new Map<Encoding, Buffer>(
    isWorth && isPacked
      ? before.forms
      : [["identity", isWorth ? answer.body : inOwnMemory(answer.body)]],
  );
  let bytes = bytesOf(forms);
  const isFile = /\bimmutable\b/.test(String(headers["cache-control"] ?? ""));
  let isTight = isFile || !isWorth || (isPacked && before.isTight);
  let isTightened = isPacked && before.isTightened;
  const making = new Map<Encoding, Promise<Buffer>>();

  // No closure that outlives this call refers to `answer`: it would keep the plain body in memory as long as the
  // compressed ones.
  function make(encoding: "br" | "gzip", plain: Buffer): Promise<Buffer> {
    const work =
      encoding === "br"
        ? brotli(plain, isFile ? BROTLI_FILE : BROTLI)
        : compressGzip(plain, { level: GZIP });
    const made = work.then((result) => {
      const body = inOwnMemory(result);
      forms.set(encoding, body);
      return body;
    });
    making.set(encoding, made);
    return made;
  }

  // The plain body is the largest form, so it isn't kept: it is unpacked for clients that accept nothing else.
  const packed =
    isWorth && !isPacked
      ? Promise.all([make("br", answer.body), make("gzip", answer.body)])
          .then(() => forms.delete("identity"))
          // Without enough memory the plain body is sent, and the process survives.
          .catch(() => {})
          .then(() => {
            making.clear();
            count();
          })
      : Promise.resolve();

  function count(): void {
    const before = bytes;
    bytes = bytesOf(forms);
    onBytes(bytes - before);
  }

  async function tighten(): Promise<void> {
    await packed;
    const [loose, zipped] = [forms.get("br"), forms.get("gzip")];
    if (isTight || !loose || !zipped) return;
    isTight = true;
    const tight = await brotli(await decompressGzip(zipped), BROTLI_TIGHT);
    if (tight.length >= loose.length) return;
    forms.set("br", inOwnMemory(tight));
    isTightened = true;
    count();
  }

  function encodingFor(accept: string | undefined): Encoding {
    const best = chooseEncoding(accept);
    return forms.has(best) || making.has(best) ? best : "identity";
  }

  return {
    status,
    headers,
    tags,
    page,
    etagOf: (encoding) => etagOfForm(etag, encoding === "br" && isTightened ? "brotli" : encoding),
    isEtag: (other) => isEtagOfAForm(etag, other),
    get isTightened() {
      return isTightened;
    },
    hash,
    forms,
    get bytes() {
      return bytes;
    },
    get isTight() {
      return isTight;
    },
    tighten,
    packed,
    body: (encoding) =>
      forms.get(encoding) ??
      making.get(encoding) ??
      gunzipSync(forms.get("gzip") ?? Buffer.alloc(0)),
    encodingFor,
  };
}

/** All forms of an answer in memory. */
const bytesOf = (forms: ReadonlyMap<Encoding, Buffer>): number =>
  [...forms.values()].reduce((sum, { byteLength }) => sum + byteLength, OVERHEAD);

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    },
  });

/** A weak ETag is the same for all encodings. */
const etagOfForm = (etag: string, form: Encoding | "brotli"): string =>
  etag.startsWith("W/") || form === "identity" ? etag : etag.replace(/"$/, `-${form}"`);

function isEtagOfAForm(etag: string, other: string): boolean {
  const [given, own] = [opaqueOf(other), opaqueOf(etag)];
  return given === own || given.replace(/-(?:br|brotli|gzip)"$/, '"') === own;
}

const opaqueOf = (etag: string): string => etag.trim().replace(/^W\//, "");

const hashOf = (body: Buffer): string => createHash("sha1").update(body).digest("base64url");

/** Whether content of this type can be compressed. */
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
