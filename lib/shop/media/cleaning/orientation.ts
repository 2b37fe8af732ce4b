import { lettersAt, viewOf } from "./bytes.ts";

const TAG = 0x0112;
const SHORT = 3;
const ENTRY = 12;

/**
 * The orientation of a picture (1 to 8), from the TIFF structure of its Exif data; 1 if there is none. The only Exif
 * field that is kept: without it the picture would lie on its side.
 */
export function orientationOf(tiff: Uint8Array): number {
  if (tiff.byteLength < 14) return 1;
  const view = viewOf(tiff);
  const isLittle = lettersAt(tiff, 0, 2) === "II";
  const first = view.getUint32(4, isLittle);
  if (first + 2 > tiff.byteLength) return 1;
  const count = view.getUint16(first, isLittle);
  for (let index = 0; index < count; index++) {
    const at = first + 2 + index * ENTRY;
    if (at + ENTRY > tiff.byteLength) return 1;
    if (view.getUint16(at, isLittle) !== TAG) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A TIFF structure that contains only the orientation. */
export function tiffOf(orientation: number): Uint8Array {
  const tiff = new Uint8Array(26);
  const view = viewOf(tiff);
  tiff.set([0x4d, 0x4d, 0, 0x2a]);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, TAG);
  view.setUint16(12, SHORT);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}
