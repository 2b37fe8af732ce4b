import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import type { Db } from "../database/db.ts";
import { MEDIA_SIZES } from "../seed/media-sizes.ts";
import { mediaFiles } from "../seed/seed-media.ts";
import { drawn, resized, resizedCopy } from "./resize.ts";
import { publicPicture, publicUpload } from "./uploads.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".webp": "image/webp",
  ".pdf": "application/pdf",
  ".webm": "video/webm",
};

/** A picture, a video or a document of the seed; a part of it if a Range asks for one (players do). */
export async function serveMedia(file: string, range = ""): Promise<Response> {
  const type = TYPES[extname(file)];
  const bytes = (await original(file)) ?? (await resized(file));
  if (!type || !bytes) return new Response("No such file.", { status: 404 });
  return sent(bytes, range, { "content-type": type, "cache-control": "public, max-age=86400" });
}

/**
 * A public upload as a download, and the smaller sizes of a picture: whatever it contains, no browser shows it as a
 * page.
 */
export async function serveUpload(db: Db, file: string, range = ""): Promise<Response> {
  const found = publicUpload(db, `uploads/${file}`) ?? (await smaller(db, file));
  if (!found) return new Response("No such file.", { status: 404 });
  return sent(found.bytes, range, {
    "content-type": found.mime,
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`,
    "x-content-type-options": "nosniff",
    "cache-control": "private, max-age=3600",
  });
}

async function smaller(db: Db, file: string) {
  const size = MEDIA_SIZES.find(({ width, height }) => file.endsWith(`-${width}x${height}.webp`));
  if (!size || !/^[\w-]+\.webp$/.test(file)) return undefined;
  const stem = file.slice(0, -`-${size.width}x${size.height}.webp`.length);
  const original = publicPicture(db, `uploads/${stem}`);
  const bytes = original && (await resizedCopy(original.bytes, size).catch(() => null));
  return bytes ? { name: file, mime: "image/webp", bytes } : undefined;
}

/** The bytes, or the requested part of them. */
function sent(
  bytes: Uint8Array<ArrayBuffer>,
  range: string,
  own: Readonly<Record<string, string>>,
): Response {
  const headers = { ...own, "accept-ranges": "bytes", "access-control-allow-origin": "*" };
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

/** First and last byte of a `bytes=1-9`, `bytes=5-` or `bytes=-500`; null if the whole file is to be sent. */
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
  return known ? new Uint8Array(await readFile(known.path)) : drawn(file);
}
