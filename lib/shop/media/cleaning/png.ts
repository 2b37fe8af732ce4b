import { type Cleaner, joined, lettersAt, lettersToBytes, MOST_PIECES, viewOf } from "./bytes.ts";
import { orientationOf, tiffOf } from "./orientation.ts";

const SIGNATURE = "\x89PNG\r\n\x1a\n";
/** The chunks needed for drawing: picture, colours, physical size, frames. */
const KEPT: ReadonlySet<string> = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT".split(
    " ",
  ),
);

/** A PNG without texts, Exif, times, private chunks and everything after its end. */
export const cleanPng: Cleaner = (bytes) => {
  if (lettersAt(bytes, 0, 8) !== SIGNATURE) return null;
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, 8)];
  let [width, height, frames, at] = [0, 0, 1, 8];
  for (let piece = 0; piece < MOST_PIECES && at + 12 <= bytes.byteLength; piece++) {
    const length = view.getUint32(at);
    const name = lettersAt(bytes, at + 4, 4);
    const end = at + 12 + length;
    if (end > bytes.byteLength) return null;
    if (name === "IHDR" && length >= 8)
      [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (name === "acTL" && length >= 4) frames = Math.max(1, view.getUint32(at + 8));
    if (KEPT.has(name)) kept.push(bytes.subarray(at, end));
    if (name === "eXIf") {
      const orientation = orientationOf(bytes.subarray(at + 8, at + 8 + length));
      if (orientation !== 1) kept.push(chunkOf("eXIf", tiffOf(orientation)));
    }
    if (name === "IEND")
      return width > 0 && height > 0 ? { bytes: joined(kept), width, height, frames } : null;
    at = end;
  }
  return null;
};

function chunkOf(name: string, data: Uint8Array): Uint8Array {
  const named = joined([lettersToBytes(name), data]);
  const [length, sum] = [new Uint8Array(4), new Uint8Array(4)];
  viewOf(length).setUint32(0, data.byteLength);
  viewOf(sum).setUint32(0, crc(named));
  return joined([length, named, sum]);
}

/** The checksum of a chunk, as PNG defines it. */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
