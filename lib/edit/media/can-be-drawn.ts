import "server-only";
import sharp from "sharp";

/** Seconds of a worker's time for one picture. */
const DEADLINE = 15;
const MOST_PIXELS = 64_000_000;

/**
 * Whether a picture can be drawn to its end, in a worker of libvips and within a deadline: a file whose header is true
 * and whose data are not would break every page that shows it.
 */
export async function canBeDrawn(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true })
      .resize(8, 8, { fit: "inside" })
      .timeout({ seconds: DEADLINE })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}
