import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { mediaFiles } from "../seed/media.ts";
import { resized } from "./resize.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".webp": "image/webp",
  ".pdf": "application/pdf",
  ".webm": "video/webm",
};

/** A picture, a video or a document of the seed; a part of it where a Range asks for one (players do). */
export async function serveMedia(file: string, range = ""): Promise<Response> {
  const type = TYPES[extname(file)];
  const bytes = (await original(file)) ?? (await resized(file));
  if (!type || !bytes) return new Response("No such file.", { status: 404 });
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
function partOf(range: string, length: number): [number, number] | "outside" | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(range);
  const [, from = "", to = ""] = found ?? [];
  if (from === "" && to === "") return null;
  const first = from === "" ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1);
  return first > last ? "outside" : [first, last];
}

async function original(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const known = mediaFiles.get(file);
  return known ? new Uint8Array(await readFile(known.path)) : null;
}
