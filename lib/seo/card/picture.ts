import "server-only";
import sharp from "sharp";
import { readBytes } from "./read-bytes.ts";

/** Bytes and milliseconds a picture may take, and the pixels it may unfold to. */
const LIMITS = { bytes: 12 * 1024 * 1024, time: 4_000, pixels: 60_000_000 };
/** Formats of pictures (docs/screens.md §4.14); SVG is a document, not a picture. */
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "avif", "heif"]);

/** A picture of the media host cut to a size, as a data address; null where it cannot be had. */
export async function pictureFrom(
  src: string,
  mediaUrl: string,
  size: { width: number; height: number },
): Promise<string | null> {
  // Contents may name any host: only our own is asked.
  if (!src.startsWith(`${mediaUrl}/`)) return null;
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
