import { type Cleaner, joined, lettersAt, lettersToBytes, MOST_PIECES, viewOf } from "./bytes.ts";
import { orientationOf, tiffOf } from "./orientation.ts";

const KEPT: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];

/** A WebP without Exif, XMP, private chunks and everything after its end. */
export const cleanWebp: Cleaner = (bytes) => {
  if (lettersAt(bytes, 0, 4) !== "RIFF" || lettersAt(bytes, 8, 4) !== "WEBP") return null;
  const view = viewOf(bytes);
  const whole = 8 + view.getUint32(4, true);
  if (whole > bytes.byteLength + 1) return null;
  const kept: Uint8Array[] = [];
  let size: Size | null = null;
  let extended: Uint8Array | null = null;
  let [frames, orientation, at, pieces] = [0, 1, 12, 0];
  while (at + 8 <= Math.min(whole, bytes.byteLength)) {
    pieces += 1;
    if (pieces > MOST_PIECES) return null;
    const name = lettersAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const [start, end] = [at + 8, at + 8 + length];
    if (end > bytes.byteLength) return null;
    if (name === "VP8X" && length >= 10) {
      extended = bytes.slice(at, end);
      size = { width: uint24(view, start + 4) + 1, height: uint24(view, start + 7) + 1 };
    }
    size ??= sizeOfFrame(name, bytes.subarray(start, end));
    if (name === "ANMF") frames++;
    if (name === "EXIF") orientation = orientationOf(afterName(bytes.subarray(start, end)));
    if (KEPT.has(name)) kept.push(padded(bytes.subarray(at, end)));
    at = end + (length % 2);
  }
  if (!size || size.width === 0 || size.height === 0) return null;
  const exif = extended && orientation !== 1 ? [chunkOf("EXIF", tiffOf(orientation))] : [];
  if (extended) {
    const flags = (extended[8] ?? 0) & ~HAS_EXIF & ~HAS_XMP;
    extended[8] = exif.length > 0 ? flags | HAS_EXIF : flags;
  }
  const body = joined([lettersToBytes("WEBP"), ...(extended ? [extended] : []), ...kept, ...exif]);
  return { bytes: chunkOf("RIFF", body), ...size, frames: Math.max(1, frames) };
};

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOfFrame(name: string, data: Uint8Array): Size | null {
  const view = viewOf(data);
  if (name === "VP8 " && data.byteLength >= 10)
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  if (name !== "VP8L" || data.byteLength < 5) return null;
  const bits = view.getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** Some programs write the prefix that Exif has in a JPEG. */
const afterName = (data: Uint8Array): Uint8Array =>
  lettersAt(data, 0, 4) === "Exif" ? data.subarray(6) : data;

const padded = (chunk: Uint8Array): Uint8Array =>
  chunk.byteLength % 2 === 0 ? chunk : joined([chunk, new Uint8Array(1)]);

function chunkOf(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = new Uint8Array(4);
  viewOf(length).setUint32(0, data.byteLength, true);
  return joined([lettersToBytes(name), length, data]);
}
