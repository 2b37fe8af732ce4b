import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const TYPES: Readonly<Record<string, string>> = {
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".avif": "image/avif",
  ".pdf": "application/pdf",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
};

/** The video and the documents of the seed, which nobody draws. */
const FILES = fileURLToPath(new URL("../seed/files", import.meta.url));

/** A rendered picture, a video or a document; a part of it where a Range asks for one (players do). */
export async function serveMedia(
  file: string,
  folder: string | undefined,
  range: string | null = null,
): Promise<Response> {
  const type = TYPES[extname(file)];
  if (!type || !/^[\w-]+(\.[\w-]+)*$/.test(file)) return missing();
  const bytes = (folder && (await read(join(folder, file)))) || (await read(join(FILES, file)));
  if (!bytes) return missing();
  const headers = {
    "content-type": type,
    "cache-control": "public, max-age=86400",
    "accept-ranges": "bytes",
    "access-control-allow-origin": "*",
  };
  const part = partOf(range, bytes.length);
  if (part === null) return new Response(bytes, { headers });
  if (part === "outside") {
    const refused = { ...headers, "content-range": `bytes */${bytes.length}` };
    return new Response(null, { status: 416, headers: refused });
  }
  const [first, last] = part;
  const partial = { ...headers, "content-range": `bytes ${first}-${last}/${bytes.length}` };
  return new Response(bytes.slice(first, last + 1), { status: 206, headers: partial });
}

/** First and last byte of a `bytes=1-9`, `bytes=5-` or `bytes=-500`; null where the whole is to be sent. */
function partOf(range: string | null, length: number): [number, number] | "outside" | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(range ?? "");
  const [, from = "", to = ""] = found ?? [];
  if (from === "" && to === "") return null;
  const first = from === "" ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1);
  return first > last ? "outside" : [first, last];
}

const read = (path: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  readFile(path).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );

const missing = (): Response => new Response("No such file.", { status: 404 });
