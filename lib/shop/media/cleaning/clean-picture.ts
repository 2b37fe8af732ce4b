import { cleanAvif } from "./avif.ts";
import type { CleanedPicture, Cleaner } from "./bytes.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanPng } from "./png.ts";
import { cleanWebp } from "./webp.ts";

const CLEANERS: Readonly<Record<string, Cleaner>> = {
  "image/jpeg": cleanJpeg,
  "image/png": cleanPng,
  "image/webp": cleanWebp,
  "image/avif": cleanAvif,
};

/** Whether files of a type are pictures that are cleaned before they are stored. */
export const isCleaned = (mime: string): boolean => mime in CLEANERS;

/** The most pixels on one side, in the whole picture, and in all frames of an animation together. */
const LONGEST = 16_384;
const MOST = 64_000_000;
const MOST_MOVING = 400_000_000;
const MOST_FRAMES = 600;

export type PictureTrouble = "broken" | "pixels";

/**
 * Removes the place, time, camera and author from a picture; only its colours and rotation are kept. Nothing is
 * re-encoded, so that the quality stays and the same file always gives the same bytes, in the browser (which recognises
 * files that are already stored) as on the server.
 */
export function cleanPicture(bytes: Uint8Array, mime: string): CleanedPicture | PictureTrouble {
  const cleaned = CLEANERS[mime]?.(bytes);
  if (!cleaned) return "broken";
  const { width, height, frames } = cleaned;
  const isTooLarge =
    Math.max(width, height) > LONGEST ||
    width * height > MOST ||
    frames > MOST_FRAMES ||
    width * height * frames > (frames > 1 ? MOST_MOVING : MOST);
  return isTooLarge ? "pixels" : cleaned;
}
