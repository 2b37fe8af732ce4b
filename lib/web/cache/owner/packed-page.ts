import { isRecord } from "#lib/base/utils/is-record.ts";
import type { PageValue } from "#lib/web/next/cache-value.ts";

/** Bytes of an unpacked page, at most. */
const LARGEST = 64 * 1024 * 1024;
/** zstd's own default: a page takes a millisecond, and a tenth of its bytes is left. */
const LEVEL = 3;

/**
 * A page as it is stored and passed on: in one piece, compressed.
 * @throws in the Edge runtime, which stores no pages
 */
export async function packPage(value: PageValue): Promise<Uint8Array> {
  const { constants, serialize, zstdCompress } = await node();
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  return zstdCompress(serialize(value), { params });
}

/**
 * Reads what {@link packPage} wrote, here or in a replica of the same build; null for anything else. Only for what a process of
 * the shop has sent or signed: V8 does not promise to read what others make up.
 */
export async function unpackPage(packed: Uint8Array): Promise<PageValue | null> {
  const { deserialize, zstdDecompress } = await node();
  try {
    const value: unknown = deserialize(await zstdDecompress(packed, { maxOutputLength: LARGEST }));
    return isPage(value) ? value : null;
  } catch {
    return null;
  }
}

/** The modules of Node, which are loaded here because this file is bundled for Edge too. */
async function node() {
  if (process.env.NEXT_RUNTIME !== "edge") {
    const [{ promisify }, { deserialize, serialize }, zlib] = await Promise.all([
      import("node:util"),
      import("node:v8"),
      import("node:zlib"),
    ]);
    return {
      constants: zlib.constants,
      deserialize,
      serialize,
      zstdCompress: promisify(zlib.zstdCompress),
      zstdDecompress: promisify(zlib.zstdDecompress),
    };
  }
  throw new Error("Pages are not kept in the Edge runtime.");
}

function isPage(value: unknown): value is PageValue {
  if (!isRecord(value)) return false;
  const { kind, status, headers, html, rscData, body, segmentData } = value;
  const parts = segmentData instanceof Map ? [...segmentData.values()] : [];
  return (
    typeof kind === "string" &&
    (status === undefined || typeof status === "number") &&
    (headers === undefined || isRecord(headers)) &&
    (html === undefined || typeof html === "string") &&
    (segmentData === undefined || segmentData instanceof Map) &&
    [rscData, body, ...parts].every((part) => part === undefined || part instanceof Uint8Array)
  );
}
