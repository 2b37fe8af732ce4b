import "server-only";
import sharp from "sharp";
import { withoutEnd } from "#lib/base/utils/without-end.ts";

/** The most bytes, milliseconds and decoded pixels of a picture. */
const LIMITS = { bytes: 12 * 1024 * 1024, time: 4_000, pixels: 60_000_000 };
/** Formats of pictures (docs/screens.md §4.14); SVG is a document, not a picture. */
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "avif", "heif"]);

/** A picture of the media host cropped to a size, as a data URL; null if it cannot be read. */
export async function pictureFrom(
  src: string,
  mediaUrl: string,
  size: { width: number; height: number },
): Promise<string | null> {
  // Content may name any host: pictures are requested only from the media host.
  if (!isOfMediaHost(src, mediaUrl)) return null;
  try {
    const answer = await fetch(src, {
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.timeout(LIMITS.time),
    });
    const bytes = answer.ok ? await readBytes(answer, LIMITS.bytes) : null;
    if (!bytes) return null;
    const image = sharp(bytes, { limitInputPixels: LIMITS.pixels, failOn: "error" });
    if (!FORMATS.has((await image.metadata()).format ?? "")) return null;
    const cut = await image
      .rotate()
      .resize({ ...size, fit: "cover", position: "attention" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 90 })
      .toBuffer();
    return `data:image/jpeg;base64,${cut.toString("base64")}`;
  } catch {
    return null;
  }
}

/** Compared in the form that `fetch` uses: `/media/../x` isn't under `/media`. */
function isOfMediaHost(src: string, mediaUrl: string): boolean {
  if (!URL.canParse(src)) return false;
  const base = new URL(`${withoutEnd(mediaUrl, "/")}/`).href;
  return new URL(src).href.startsWith(base);
}

/** The bytes of a body; null if it is longer than the limit. */
async function readBytes(answer: Response, limit: number): Promise<Buffer | null> {
  if (Number(answer.headers.get("content-length") ?? 0) > limit) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
